import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Field } from '../content/fields/field';
import type { FileChange } from '../dev/contentSnapshot';
import type { Form } from './form';
import { hashOf, type VersionedChange } from './repository';

/** Something that was saved in this session. */
export interface SavedChange {
  readonly id: number;
  /** What it changed, in words. */
  readonly lines: readonly string[];
  /** Whether nothing has changed the same files since. */
  readonly isLatest: boolean;
}

interface Save {
  readonly id: number;
  readonly lines: readonly string[];
  readonly files: readonly (FileChange & { readonly before?: Buffer })[];
}

/** Every value of a form in words, by its labels. Entries of lists go by their names, so that one more or less moves none. */
function* listValues(
  field: Field | undefined,
  value: unknown,
  label: string,
): Generator<[string, string]> {
  if (typeof value !== 'object' || value === null) {
    yield [label, String(value ?? '')];
    return;
  }
  for (const [key, part] of Object.entries(value)) {
    const inner = field?.item ?? field?.fields?.[key];
    const { name, title, label: own = Number(key) + 1 } = Object(part);
    const words = field?.item ? (name ?? title ?? own) : inner?.label;
    if (inner) yield* listValues(inner, part, `${label} › ${words}`);
  }
}

// Longer texts are not shown: they differ in a few words.
const LONGEST = 80;

function describeChange(before = '', after = ''): string {
  const texts = [before, after].map((text) => (text ? `"${text}"` : '(vazio)'));
  const isShort = before.length <= LONGEST && after.length <= LONGEST;
  return isShort ? texts.join(' → ') : 'outro texto';
}

function describe(form: Form, before: Buffer, after: Buffer): string[] {
  const valuesOf = (bytes: Buffer) =>
    new Map(listValues(form.root, form.parse(String(bytes)), form.root.label));
  const [old, present] = [valuesOf(before), valuesOf(after)];
  const lines: string[] = [];
  for (const label of new Set([...old.keys(), ...present.keys()])) {
    const texts = [old.get(label), present.get(label)] as const;
    if (texts[0] !== texts[1])
      lines.push(`${label}: ${describeChange(...texts)}`);
  }
  return lines.length > 0 ? lines : [`${form.root.label}: outra ordem`];
}

/** What was saved since the editor was started, or since it was handed over. */
export class Session {
  private saves: Save[] = [];
  private lastId = 0;

  constructor(
    private readonly forms: readonly Form[],
    /** Reads a content file; undefined when there is none. */
    private readonly read: (path: string) => Promise<Buffer | undefined>,
  ) {}

  /** Writes changes, and notes them if that succeeds. */
  async record(
    changes: readonly FileChange[],
    write: () => Promise<void>,
  ): Promise<void> {
    const files = await Promise.all(
      changes.map(async (change) => {
        return { ...change, before: await this.read(change.path) };
      }),
    );
    await write();
    if (files.every(({ before, bytes }) => bytes && before?.equals(bytes)))
      return;
    const lines = files.flatMap(({ path, before, bytes }) => {
      const form = this.forms.find(({ file }) => file === path);
      if (form && before && bytes) return describe(form, before, bytes);
      const what = bytes ? (before ? 'trocada' : 'nova') : 'apagada';
      return `Imagem ${what}: ${path}`;
    });
    this.lastId += 1;
    this.saves.unshift({ id: this.lastId, lines, files });
  }

  list(): SavedChange[] {
    const seen = new Set<string>();
    return this.saves.map(({ id, lines, files }) => {
      const isLatest = files.every(({ path }) => !seen.has(path));
      for (const { path } of files) seen.add(path);
      return { id, lines, isLatest };
    });
  }

  /** Takes a save back. */
  async restore(
    id: number,
    write: (changes: readonly VersionedChange[]) => Promise<void>,
  ): Promise<void> {
    const save = this.saves.find((one) => one.id === id);
    const changes = save?.files.map(({ path, before, bytes }) => {
      return { path, bytes: before, sha: bytes && hashOf(bytes) };
    });
    if (changes) await write(changes);
    this.saves = this.saves.filter((one) => one !== save);
  }

  /**
   * Hands over what was saved: as a commit, on a branch of its own, where the
   * content folder is in a Git repository; or as words to send to somebody.
   */
  async handOver(folder: string): Promise<string> {
    const lines = this.saves.flatMap((save) => save.lines);
    const files = this.saves.flatMap((save) => save.files);
    const paths = new Set(files.map(({ path }) => path));
    const git = (...args: string[]) =>
      promisify(execFile)('git', args, { cwd: folder });
    try {
      const { stdout } = await git('branch', '--show-current');
      let branch = stdout.trim();
      if (['', 'main', 'master'].includes(branch)) {
        branch = `conteudo-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}`;
        await git('switch', '--create', branch);
      }
      await git('add', '--all', '--', ...paths);
      const message = ['Mudar o conteúdo', '', ...lines].join('\n');
      await git('commit', '--message', message, '--', ...paths);
      this.saves = [];
      return `Guardado no ramo "${branch}". Avise quem publica o site, com o nome do ramo.`;
    } catch {
      return `Envie a pasta "${folder}" a quem publica o site, com este recado:\n\n${lines.join('\n')}`;
    }
  }
}
