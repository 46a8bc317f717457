/**
 * In the place of what no page of ours uses: partytown (third-party scripts in a worker, of which there are
 * none) and the registration of a service worker (we have none).
 */
export {};
