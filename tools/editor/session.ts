import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Field } from '../../src/content/fields/field';
import { PICTURE_PATH } from '../../src/content/fields/picture';
import type { FileChange } from '../dev/contentSnapshot';
import type { Form } from './form';
import { hashOf, type VersionedChange } from './repository';

interface Save {
  readonly id: number;
  /** What it changed, in words. */
  readonly lines: readonly string[];
  readonly files: readonly (FileChange & { readonly before?: Buffer })[];
}

const namesOf = (list: unknown): string[] =>
  Object.values(Object(list)).map((entry, i) => {
    const { name, title, label = i + 1 } = Object(entry);
    return String(name ?? title ?? label);
  });

const keyedBy = (names: readonly string[], list: unknown) =>
  Object.fromEntries(names.map((name, i) => [name, Object(list)[i]]));

/** Two states of a list by the names of the entries, so that one more or less moves none. An entry that has a new name goes by its old one. */
function byNames(before: unknown, after: unknown) {
  const [old, present] = [namesOf(before), namesOf(after)];
  const names = present.map((name, i) => {
    const was = old[i];
    return was && !present.includes(was) && !old.includes(name) ? was : name;
  });
  return [keyedBy(old, before), keyedBy(names, after)];
}

// Longer texts are not shown: they differ in a few words.
const LONGEST = 80;

/** Says what differs between two values of a field, by the labels of the form. */
function* describe(
  field: Field | undefined,
  before: unknown,
  after: unknown,
  label = field?.label,
): Generator<string> {
  if (!field?.item && !field?.fields) {
    const texts = [before, after].map((value) => String(value ?? ''));
    const isShort = texts.every((text) => text.length <= LONGEST);
    const shown = texts.map((text) => (text ? `"${text}"` : '(vazio)'));
    if (texts[0] !== texts[1])
      yield `${label}: ${isShort ? shown.join(' → ') : 'outro texto'}`;
    return;
  }
  const [old = {}, present = {}] = field.item
    ? byNames(before, after)
    : [Object(before), Object(after)];
  for (const key of Object.keys({ ...old, ...present })) {
    const inner = field.item ?? field.fields?.[key];
    const words = field.item ? key : inner?.label;
    if (inner)
      yield* describe(inner, old[key], present[key], `${label} › ${words}`);
  }
}

/** What was saved since the editor was started, or since it was handed over. */
export class Session {
  private saves: Save[] = [];
  private lastId = 0;

  constructor(
    private readonly forms: readonly Form[],
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
      if (form && before && bytes) {
        const [old, present] = [before, bytes].map(String).map(form.parse);
        const changed = [...describe(form.root, old, present)];
        return changed.length > 0 ? changed : `${form.root.label}: outra ordem`;
      }
      const what = bytes ? (before ? 'trocada' : 'nova') : 'apagada';
      return `Imagem ${what}: ${path}`;
    });
    this.lastId += 1;
    this.saves.unshift({ id: this.lastId, lines, files });
  }

  /** Each with whether nothing has changed the same files since. */
  list() {
    const seen = new Set<string>();
    return this.saves.map(({ id, lines, files }) => {
      const isLatest = files.every(({ path }) => !seen.has(path));
      for (const { path } of files) seen.add(path);
      return { id, lines, isLatest };
    });
  }

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
