import './src/styles/global';

export { onPreRenderHTML, replaceRenderer } from './src/gatsby/ssr';
