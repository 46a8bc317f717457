import './src/styles/global.css';
// All pages need it: named here, it stands once in the file that all of them share.
import './src/components/Seo/Seo';

export { disableCorePrefetching } from './src/browser/disableCorePrefetching';
export { onClientEntry } from './src/browser/onClientEntry';
export { onRouteUpdate } from './src/browser/onRouteUpdate';
export { shouldUpdateScroll } from './src/browser/shouldUpdateScroll';
export { wrapPageElement } from './src/components/wrapPageElement';

// What the content check says while the site is being edited; no visitor ever gets this code.
if (process.env.NODE_ENV === 'development') {
  void import('./src/dev/contentOverlay').then(({ watchContentProblems }) =>
    watchContentProblems(),
  );
}
