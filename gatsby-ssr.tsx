import './src/styles/global.css';

export { onRenderBody, replaceRenderer } from './src/gatsby/ssr';
