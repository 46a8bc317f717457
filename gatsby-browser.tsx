import './src/styles/global.css';

export { onClientEntry } from './src/browser/onClientEntry';
export { onRouteUpdate } from './src/browser/onRouteUpdate';
export { shouldUpdateScroll } from './src/browser/shouldUpdateScroll';
export { wrapPageElement } from './src/components/wrapPageElement';
