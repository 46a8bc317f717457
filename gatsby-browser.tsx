import './src/styles/global';

export { onInitialClientRender } from './src/gatsby/browser';
