/** The pages that servers show by themselves, as `unlisted` in gatsby-config.ts names them. */
export const SERVER_PAGES = ['404.html', '500.html'];
