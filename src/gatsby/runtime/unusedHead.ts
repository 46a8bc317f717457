/**
 * Gatsby's Head API in the browser. The heads of our pages are react-helmet's (src/components/Seo), so there
 * is nothing for it to do. Whoever moves `Seo` to the Head API takes this file away.
 */
export function headHandlerForBrowser() {}
