import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Puts on the screen what the server writes: no effect runs, no script arrives. */
export function serve(element: ReactElement) {
  document.body.innerHTML = renderToStaticMarkup(element);
}
