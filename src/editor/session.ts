import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Field } from '../content/fields/field';
import { PICTURE_PATH } from '../content/fields/picture';
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

const namesOf = (list: unknown): string[] =>
  Object.values(Object(list)).map((entry, i) => {
    const { name, title, label = i + 1 } = Object(entry);
    return String(name ?? title ?? label);
  });

/**
 * Every value of a form in words, by its labels. Entries of lists go by their
 * names, so that one more or less moves none.
 * @param before - what the value was: an entry that has a new name goes by its old one
 */
function* listValues(
  field: Field | undefined,
  value: unknown,
  label: string,
  before: unknown = value,
): Generator<[string, string]> {
  if (typeof value !== 'object' || value === null) {
    yield [label, String(value ?? '')];
    return;
  }
  const [names, old] = [namesOf(value), namesOf(before)];
  for (const [i, [key, part]] of Object.entries(value).entries()) {
    const inner = field?.item ?? field?.fields?.[key];
    const [name = '', oldName = ''] = [names[i], old[i]];
    const isRenamed =
      oldName && !names.includes(oldName) && !old.includes(name);
    const words = field?.item ? (isRenamed ? oldName : name) : inner?.label;
    const was = Object(before)[key];
    if (inner) yield* listValues(inner, part, `${label} › ${words}`, was);
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
  const parsed = form.parse(String(before));
  const valuesOf = (bytes: Buffer) =>
    new Map(
      listValues(form.root, form.parse(String(bytes)), form.root.label, parsed),
    );
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

  private isContent = (path: string): boolean =>
    PICTURE_PATH.test(path) || this.forms.some(({ file }) => file === path);

  /**
   * Hands over what was saved, also on days before: as a commit, on a branch of
   * its own, where the content folder is in a Git repository; or as words to
   * send to somebody.
   */
  async handOver(folder: string): Promise<string> {
    const lines = this.saves.flatMap((save) => save.lines);
    const git = (command: string, ...words: string[]) =>
      promisify(execFile)('git', [...command.split(' '), ...words], {
        cwd: folder,
      });
    try {
      const changed = await git('diff --name-only --relative -z HEAD');
      const added = await git('ls-files --others --exclude-standard -z');
      const paths = `${changed.stdout}${added.stdout}`
        .split('\0')
        .filter(this.isContent);
      // Without a path, Git would add and commit whatever else has changed.
      if (paths.length === 0)
        return 'Nada a entregar: o conteúdo está como na última entrega.';
      const { stdout } = await git('branch --show-current');
      let branch = stdout.trim();
      if (['', 'main', 'master'].includes(branch)) {
        branch = `conteudo-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}`;
        await git('switch --create', branch);
      }
      await git('add --all --', ...paths);
      const saved = this.saves.flatMap((save) =>
        save.files.map(({ path }) => path),
      );
      const others = paths
        .filter((path) => !saved.includes(path))
        .map((path) => `Também: ${path}`);
      const message = ['Mudar o conteúdo', '', ...lines, ...others].join('\n');
      await git('commit --message', message, '--', ...paths);
      this.saves = [];
      return `Guardado no ramo "${branch}". Avise quem publica o site, com o nome do ramo.`;
    } catch {
      return `Envie a pasta "${folder}" a quem publica o site, com este recado:\n\n${lines.join('\n')}`;
    }
  }
}
