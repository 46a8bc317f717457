import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import type { Compiler } from 'webpack';

/** One module's part in a file of the browser's bundle. */
export interface ModuleShare {
  /** Its file, from the project's folder, or what webpack calls it. */
  readonly module: string;
  /** The bundle's file that holds it. */
  readonly file: string;
  /** Minified bytes. */
  readonly bytes: number;
  /** Its share of the file's Brotli bytes, in proportion to the minified ones: an estimate. */
  readonly brotli: number;
}

/** `webpack://name/./src/x.ts?a1b2` → `src/x.ts`. */
const nameOf = (source: string) =>
  source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/\?[^/]*$/, '')
    .replace(/^(?:\.\/)+/, '');

/** Adds up the characters of a minified file by the module that each comes from. */
function bytesByModule(code: string, map: string): Map<string, number> {
  const trace = new TraceMap(map);
  const lines = code.split('\n');
  const sum = new Map<string, number>();
  decodedMappings(trace).forEach((segments, line) => {
    const length = lines[line]?.length ?? 0;
    segments.forEach((segment, index) => {
      const end = segments[index + 1]?.[0] ?? length;
      const source = segment.length > 1 ? trace.sources[segment[1] as number] : undefined;
      const name = source ? nameOf(source) : '(webpack)';
      sum.set(name, (sum.get(name) ?? 0) + end - segment[0]);
    });
  });
  return sum;
}

/** Tells which module takes how much of each file. Reads `<file>.map` beside the file. */
function sharesOf(folder: string, file: string): ModuleShare[] {
  const code = readFileSync(join(folder, file), 'utf8');
  const ratio = brotliCompressSync(code).length / code.length;
  const sum = bytesByModule(code, readFileSync(join(folder, `${file}.map`), 'utf8'));
  return [...sum].map(([module, bytes]) => ({
    module,
    file,
    bytes,
    brotli: Math.round(bytes * ratio),
  }));
}

/**
 * A webpack plugin that writes down which module takes how much of what the browser gets. It needs source
 * maps, so only the benchmark asks for it (`MODULE_REPORT` names the file to write).
 */
export class ModuleReport {
  constructor(private readonly place: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.done.tap('ModuleReport', ({ compilation }) => {
      const folder = compilation.outputOptions.path ?? resolve('public');
      const files = compilation.getAssets().map(({ name }) => name);
      const shares = files
        .filter((file) => file.endsWith('.js') && files.includes(`${file}.map`))
        .flatMap((file) => sharesOf(folder, file))
        .sort((one, other) => other.brotli - one.brotli);
      mkdirSync(dirname(this.place), { recursive: true });
      writeFileSync(this.place, JSON.stringify(shares, null, 1));
    });
  }
}
