import './src/styles/global.css';

export {
  onPreRenderHTML,
  onRenderBody,
  replaceRenderer,
  wrapPageElement,
} from './src/gatsby/ssr';
