import './src/styles/global.css';

export {
  onPreRenderHTML,
  onRenderBody,
  replaceRenderer,
} from './src/gatsby/ssr';
