/**
 * Gatsby's announcer says "Navigated to …", in English, after each change of page. Ours says nothing: the
 * focus moves to the new page's heading (src/browser/onRouteUpdate.ts), which a screen reader reads anyway.
 * Gatsby's own has a style attribute besides, which a strict content security policy refuses.
 */
export const RouteAnnouncerProps = { id: 'gatsby-announcer', hidden: true };
