/** What other tools may import from the plugin. */
export { replaceFolder, restoreFolder } from './src/atomicReplace';
export { contentPolicy } from './src/contentPolicy';
export { addressesIn } from './src/document/addresses';
export { parseHtml } from './src/document/pageDocument';
export { filesIn, sha256 } from './src/files';
export {
  commonHeaders,
  type Header,
  type HeaderRule,
  headersFile,
} from './src/headers';
export { addressOf } from './src/pages';
