import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { CheckResult, Diagnostic } from '../check/model/diagnostic';
import { messageOf, suggestionOf, summaryOf } from '../check/report';
import type { ContentSnapshot } from '../dev/contentSnapshot';
import type { PageClick } from '../dev/developmentPage';
import { isLocalRequest } from '../dev/localRequest';
import { BRANCH, REPOSITORY } from './address';
import { bundleForms, bundleFrame } from './bundle';
import { editorConfig, readForms } from './config';
import { findField, type OpenFile, pageOf, placeOf } from './findField';
import type { OpenField } from './messages';
import {
  answerGitea,
  Refusal,
  Repository,
  type VersionedChange,
} from './repository';
import { type SavedChange, Session } from './session';

/** A diagnostic for the page beside the forms: by their labels, without code. */
interface ShownDiagnostic {
  readonly severity: Diagnostic['severity'];
  readonly title: string;
  readonly sentences: readonly string[];
  /** Left out for a file of no form. */
  readonly place?: OpenField;
}

/** Everything that the page around the forms shows. */
export interface EditorStatus {
  readonly site?: string;
  /** The addresses that show what each form writes. */
  readonly pages: Readonly<Record<string, string>>;
  readonly summary?: string;
  readonly diagnostics?: readonly ShownDiagnostic[];
  readonly changes: readonly SavedChange[];
}

const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "connect-src 'self' blob: data:",
  "worker-src 'self' blob:",
  'frame-src blob: http://127.0.0.1:*',
  "frame-ancestors 'self'",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

const API = '/api/v1';

// A picture of 8 MB in base64 takes 11 MB; a form may bring two.
const LARGEST_BODY = 24 * 1024 * 1024;

const FAILURE =
  'O editor não conseguiu ler ou gravar o arquivo. Veja se há espaço no disco e se a pasta não está protegida contra gravação.';

async function readBody(request: IncomingMessage) {
  const tooLarge = new Refusal(413, 'A imagem é grande demais: cabem 8 MB.');
  if (Number(request.headers['content-length']) > LARGEST_BODY) throw tooLarge;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > LARGEST_BODY) throw tooLarge;
    parts.push(part);
  }
  const text = String(Buffer.concat(parts));
  try {
    return JSON.parse(text || '{}');
  } catch {
    throw new Refusal(400, 'O editor não entendeu este pedido.');
  }
}

// Several names of fields as they are in the files, which forms do not show.
const FIELD_NAMES = / \((?:[\w.]+, )+[\w.]+\)/;

function sentencesOf({ expected, ...rest }: Diagnostic): string[] {
  const shown = { ...rest, expected: expected.replace(FIELD_NAMES, '') };
  return [messageOf, suggestionOf]
    .map((sentence) => sentence(shown))
    .filter(Boolean);
}

const pathOf = ({ file }: Diagnostic) => file.slice(file.indexOf('/') + 1);

/** Names the form and the field that a diagnostic is about. */
function titleOf(diagnostic: Diagnostic, file?: OpenFile): string {
  if (!file) return pathOf(diagnostic);
  const { label, fields = {} } = file.form.root;
  const { field = '' } = placeOf(diagnostic, file);
  const names = [label, diagnostic.label ?? fields[field]?.label];
  return names.filter(Boolean).join(' › ');
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

  const openFiles = async (): Promise<OpenFile[]> =>
    Promise.all(
      forms.map(async (form) => {
        const text = String((await repository.read(form.file)) ?? '');
        return { form, text };
      }),
    );

  async function showResult(result: CheckResult): Promise<void> {
    const files = await openFiles();
    const diagnostics = result.diagnostics.map((diagnostic) => {
      const path = pathOf(diagnostic);
      const file = files.find(({ form }) => form.file === path);
      return {
        severity: diagnostic.severity,
        title: titleOf(diagnostic, file),
        sentences: sentencesOf(diagnostic),
        place: file && placeOf(diagnostic, file),
      };
    });
    // Errors first: on a page, the beginning is what people see.
    const errorsFirst = diagnostics.sort((a, b) =>
      a.severity.localeCompare(b.severity),
    );
    const summary = `${summaryOf(result).split(' (')[0]}.`;
    publish({ summary, diagnostics: errorsFirst });
  }

  async function write(changes: readonly VersionedChange[]): Promise<void> {
    const errors = await snapshot.write(async () => {
      for (const change of changes) await repository.permit(change);
      return changes;
    });
    const [first] = errors;
    if (!first) return;
    const more = errors.length > 1 ? ` (e mais ${errors.length - 1})` : '';
    const sentences = sentencesOf(first).join(' ');
    const path = pathOf(first);
    const form = forms.find(({ file }) => file === path);
    const text = String(changes.find((change) => change.path === path)?.bytes);
    const title = titleOf(first, form && { form, text });
    throw new Refusal(422, `${title}: ${sentences}${more}`);
  }

  const commit = (changes: readonly VersionedChange[]) =>
    session.record(changes, () => write(changes));

  async function answer(path: string, request: IncomingMessage) {
    if (request.headers.authorization !== `token ${key}`)
      throw new Refusal(
        401,
        'O editor foi iniciado de novo depois que você abriu esta página. Recarregue-a (F5).',
      );
    const body = await readBody(request);
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
      const isRefusal = error instanceof Refusal;
      if (!isRefusal) console.error(error);
      const message = isRefusal ? error.message : FAILURE;
      response.statusCode = isRefusal ? error.status : 500;
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
      response.setHeader('Content-Security-Policy', POLICY);
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
  await bundleFrame(join(home, 'editor'));
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
