import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import sirv from 'sirv';
import type { Field } from '../../src/content/fields/field';
import type { CheckResult, Diagnostic } from '../check/model/diagnostic';
import {
  messageOf,
  repetitionOf,
  suggestionOf,
  summaryOf,
} from '../check/report';
import type { ContentSnapshot } from '../dev/contentSnapshot';
import type { PageClick } from '../dev/developmentPage';
import { isLocalRequest } from '../dev/localRequest';
import { BRANCH, REPOSITORY } from './address';
import { bundleForms, bundlePage, POLICY } from './bundle';
import { editorConfig, readForms } from './config';
import { findField, type OpenFile, pageOf, placeOf } from './findField';
import { formMakers } from './form';
import {
  answerGitea,
  Refusal,
  Repository,
  type VersionedChange,
} from './repository';
import { Session } from './session';

/** Everything that the page around the forms shows. */
export interface EditorStatus {
  readonly site?: string;
  /** The addresses that show what each form writes. */
  readonly pages: Readonly<Record<string, string>>;
  readonly summary?: string;
  readonly diagnostics?: readonly ReturnType<typeof show>[];
  readonly changes: ReturnType<Session['list']>;
}

const API = '/api/v1';

// In bytes, as requests say themselves. A picture of 8 MB takes 11 MB in base64, and a save may bring several.
const LARGEST_BODY = 64 * 1024 * 1024;

const UNREADABLE = 'O editor não entendeu este pedido.';

const FAILURE =
  'O editor não conseguiu ler ou gravar o arquivo. Veja se há espaço no disco e se a pasta não está protegida contra gravação.';

/** A diagnostic for the page beside the forms: by their labels, without code. */
function show(diagnostic: Diagnostic, files: readonly OpenFile[]) {
  const path = diagnostic.file.slice(diagnostic.file.indexOf('/') + 1);
  const file = files.find(({ form }) => form.file === path);
  const { label = path, fields = {} }: Partial<Field> = file?.form.root ?? {};
  const place = file && placeOf(diagnostic, file);
  const field = diagnostic.label ?? fields[place?.field ?? '']?.label;
  const sentences = [messageOf, suggestionOf, repetitionOf].map((sentence) =>
    sentence(diagnostic),
  );
  return {
    severity: diagnostic.severity,
    title: [label, field].filter(Boolean).join(' › '),
    text: sentences.filter(Boolean).join(' '),
    /** Left out for a file of no form. */
    place,
  };
}

/**
 * Serves the forms, and what stands around them, to browsers of this machine.
 * @param home - a folder for the pages
 */
export async function startEditor(
  data: string,
  home: string,
  port: number,
  snapshot: ContentSnapshot,
) {
  /** Opens the content; only the editor's own pages know it. */
  const key = randomUUID();
  const forms = readForms(data);
  const texts = forms.map(({ file }) => file);
  const repository = new Repository(data, texts);
  const session = new Session(forms, (path) => repository.read(path));
  const listeners = new Set<ServerResponse>();
  const pages = forms.map((form) => [form.name, pageOf(form)] as const);
  let status: EditorStatus = { pages: Object.fromEntries(pages), changes: [] };

  const send = (response: ServerResponse) =>
    response.write(`data: ${JSON.stringify(status)}\n\n`);

  function publish(news: Partial<EditorStatus>): void {
    status = { ...status, ...news };
    for (const listener of listeners) send(listener);
  }

  /** Every file of the forms, as it will be after some changes. */
  const openFiles = (changes: readonly VersionedChange[] = []) =>
    Promise.all(
      forms.map(async (form, i): Promise<OpenFile> => {
        const change = changes.find(({ path }) => path === form.file);
        const bytes = change?.bytes ?? (await repository.read(form.file));
        const text = String(bytes ?? '');
        // The boxes of a legal page are those of its present headings.
        return { form: formMakers[i]?.(text) ?? form, text };
      }),
    );

  async function showResult(result: CheckResult): Promise<void> {
    const files = await openFiles();
    const shown = result.diagnostics.map((one) => show(one, files));
    // Errors first: on a page, the beginning is what people see.
    const diagnostics = shown.sort((a, b) =>
      a.severity.localeCompare(b.severity),
    );
    const summary = `${summaryOf(result).split(' (')[0]}.`;
    publish({ summary, diagnostics });
  }

  async function write(changes: readonly VersionedChange[]): Promise<void> {
    const [first, ...others] = await snapshot.write(changes, async () => {
      for (const change of changes) await repository.permit(change);
    });
    if (!first) return;
    const more = others.length > 0 ? ` (e mais ${others.length})` : '';
    const { title, text } = show(first, await openFiles(changes));
    throw new Refusal(422, `${title}: ${text}${more}`);
  }

  const commit = (changes: readonly VersionedChange[]) =>
    session.record(changes, () => write(changes));

  async function answer(path: string, request: IncomingMessage) {
    if (request.headers.authorization !== `token ${key}`)
      throw new Refusal(
        401,
        'O editor foi iniciado de novo depois que você abriu esta página. Recarregue-a (F5).',
      );
    if (Number(request.headers['content-length']) > LARGEST_BODY)
      throw new Refusal(413, 'É muito para um envio só: mande menos imagens.');
    const body = JSON.parse((await readText(request)) || '{}');
    switch (path) {
      case '/restore':
        return session.restore(body.id, write);
      case '/hand-over':
        return { message: await session.handOver(data) };
      case '/locate':
        return { place: findField(body as PageClick, await openFiles()) };
      default:
        return answerGitea(repository, commit, path.slice(API.length), body);
    }
  }

  async function respond(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    try {
      const result = (await answer(path, request)) ?? {};
      publish({ changes: session.list() });
      response.end(Buffer.isBuffer(result) ? result : JSON.stringify(result));
    } catch (error) {
      const isUnreadable =
        error instanceof SyntaxError || error instanceof URIError;
      const refusal = isUnreadable ? new Refusal(400, UNREADABLE) : error;
      const isRefusal = refusal instanceof Refusal;
      if (!isRefusal) console.error(error);
      const message = isRefusal ? refusal.message : FAILURE;
      response.statusCode = isRefusal ? refusal.status : 500;
      response.end(JSON.stringify({ message }));
    }
  }

  const files = sirv(join(home, 'editor'), { dev: true });
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (!isLocalRequest(request.headers)) {
      response.writeHead(403).end();
    } else if (path === '/events') {
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
      });
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      send(response);
    } else if (path.startsWith(API) || request.method === 'POST') {
      void respond(path, request, response);
    } else {
      const policy = [
        ...POLICY,
        "connect-src 'self' blob: data:",
        'frame-src http://127.0.0.1:* blob:',
        "frame-ancestors 'self'",
      ];
      response.setHeader('Content-Security-Policy', policy.join('; '));
      files(request, response, () => {
        response.writeHead(404).end();
      });
    }
  });
  const url = `http://127.0.0.1:${port}`;
  const api_root = `${url}${API}`;
  const config = editorConfig(
    data,
    { name: 'gitea', repo: REPOSITORY, branch: BRANCH, api_root },
    `http://127.0.0.1:${port - 1}/`,
  );
  await bundleForms(join(home, 'editor', 'formularios'), config, key);
  await bundlePage('frame', join(home, 'editor'));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  snapshot.listen((result) => void showResult(result));
  return {
    url,
    key,
    showSite: (address: string) => publish({ site: address }),
  };
}
