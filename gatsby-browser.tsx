import './src/styles/global.css';

export { onInitialClientRender } from './src/gatsby/browser';
