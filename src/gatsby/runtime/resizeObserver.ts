/** What react-slick takes a polyfill for: all browsers that we serve have it (package.json, browserslist). */
export default globalThis.ResizeObserver;
