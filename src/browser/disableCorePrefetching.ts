/**
 * Gatsby fetches ahead the data of every page that a link in sight leads to. Few visitors open a legal page,
 * and whoever pays by the megabyte should not pay for those: a page is fetched when somebody goes to it.
 * @returns true, which Gatsby takes as a no
 */
export const disableCorePrefetching = () => true;
