import './src/styles/global.css';

export { onPreRenderHTML, replaceRenderer } from './src/gatsby/ssr';
