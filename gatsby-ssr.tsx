import './src/styles/global.css';

export { replaceRenderer } from './src/gatsby/ssr';
