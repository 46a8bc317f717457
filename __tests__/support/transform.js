const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync, version } = require('esbuild');

const OWN = readFileSync(__filename);

/** Compiles TypeScript and ES modules for jest, with the esbuild that compiles the client scripts. */
module.exports = {
  process: (source, file) =>
    transformSync(source, {
      sourcefile: file,
      loader: file.endsWith('x') ? 'tsx' : 'ts',
      jsx: 'automatic',
      format: 'cjs',
      target: 'es2022',
      // jest cannot load modules by `import()`.
      supported: { 'dynamic-import': false },
      sourcemap: 'inline',
    }),
  getCacheKey: (source, file) =>
    createHash('sha256')
      .update(OWN)
      .update(version)
      .update(file)
      .update(source)
      .digest('hex'),
};
