import { bringToLife } from './bringToLife';

// Compiled into one small script inside each page's head (src/gatsby/webpack/inlineScript.ts). Its text is
// the same on every page, so that one hash in the security policy covers it; what differs is in attributes.
if (document.currentScript instanceof HTMLScriptElement) bringToLife(document.currentScript);
