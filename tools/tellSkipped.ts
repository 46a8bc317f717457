import { findNginx } from './browsers';

// The last lines of `npm test`: what it could not test here.
if (!findNginx())
  console.log(
    'Skipped: the tests of the headers and addresses on nginx (__tests__/hosts/nginx.test.ts). On Debian as root, npm run browsers -- --all installs it.',
  );
console.log(
  'Not part of npm test: Firefox, WebKit, the editor, interrupted builds. They run nightly (.github/workflows/nightly.yml).',
);
