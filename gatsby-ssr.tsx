import './src/styles/global';

export { replaceRenderer } from './src/gatsby/ssr';
