/** Waits for some milliseconds, or for a task of its own. */
export const wait = (time?: number) =>
  new Promise((resolve) => setTimeout(resolve, time));
