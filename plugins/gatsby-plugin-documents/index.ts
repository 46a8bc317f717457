/** What tools beside the plugin may ask it for. */
export { replaceFolder, restoreFolder } from './src/atomicReplace';
export { contentPolicy } from './src/contentPolicy';
export { addressesIn } from './src/document/addresses';
export {
  compressTexts,
  filesIn,
  inventoryOf,
  isText,
  sha256,
} from './src/files';
export {
  commonHeaders,
  type Header,
  type HeaderRule,
  headersFile,
  headersFor,
  readHeaders,
} from './src/headers';
export { addressOf } from './src/pages';
