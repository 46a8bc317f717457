// The script of the 404 page, which logs the address that does not exist. Some hosts also serve the page under its own.
const isOwn = ['/404', '/404.html'].includes(location.pathname);
if (!isOwn) console.error(`404: ${location.pathname}`);
