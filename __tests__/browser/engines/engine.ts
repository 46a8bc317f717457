/** A point of the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What the walk needs of a browser: little, so that each of the three can give it by its own protocol. */
export interface Engine {
  /** Opens an address in a window of some size; without memory of the one before, where the driver allows. */
  open(url: string, width: number, height: number): Promise<unknown>;
  /** Evaluates an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the mouse at the first point, moves it over the others and lets it go at the last. */
  stroke(points: readonly Point[]): Promise<unknown>;
  press(key: 'Escape' | 'Tab' | 'ArrowRight'): Promise<unknown>;
  close(): Promise<unknown>;
}

/**
 * Waits until an expression is true in the page.
 * @throws Error with the expression when it never is
 */
export async function until(engine: Engine, expression: string) {
  // A slow machine needs most of it at a cold start.
  const end = Date.now() + 15_000;
  while (Date.now() < end) {
    // A page that is being left has no context to ask: ask again.
    if (await engine.evaluate(`Boolean(${expression})`).catch(() => false)) return;
    await new Promise((again) => setTimeout(again, 50));
  }
  throw new Error(`Never true in this engine: ${expression}`);
}

/** Waits until the page has stopped scrolling and the carousel sliding. */
export async function settled(engine: Engine) {
  const where = `scrollY + ' ' + document.querySelector('.slick-track')?.getBoundingClientRect().left`;
  let before: unknown;
  for (let same = 0; same < 4; ) {
    await new Promise((again) => setTimeout(again, 50));
    const now = await engine.evaluate(where);
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

/**
 * Presses the mouse in the middle of an element, which is brought into view first, and lets it go there, as a click, or
 * further on, as a drag.
 * @param element - an expression that finds it
 * @param by - how far to drag, sideways
 */
export async function stroke(engine: Engine, element: string, by = 0) {
  await until(engine, element);
  await engine.evaluate(`${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
  await settled(engine);
  const middle = `(({ left, right, top, bottom }) => [(left + Math.min(right, innerWidth)) / 2, (top + bottom) / 2].map(Math.round))(${element}.getBoundingClientRect())`;
  const [x = 0, y = 0] = (await engine.evaluate(middle)) as number[];
  const parts = by === 0 ? [0] : [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  await engine.stroke(parts.map((part) => ({ x: x + Math.round((by * part) / 10), y })));
  if (by !== 0) await settled(engine);
}
