/** A point of the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What the walk needs of a browser: little, so that each of the three can give it by its own protocol. */
export interface Engine {
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Presses the mouse at the first point, moves it over the others and lets it go at the last. */
  stroke(points: readonly Point[]): Promise<void>;
  press(key: 'Escape' | 'Tab'): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** How many tabs are open. */
  tabs(): Promise<number>;
  close(): Promise<void>;
}

/** Longest wait for a page to come to a state; a slow machine needs most of it at a cold start. */
const PATIENCE = 15_000;

/**
 * Waits until an expression is true in the page.
 * @throws Error with the expression when it never is
 */
export async function until(engine: Engine, expression: string) {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    // A page that is being left has no context to ask: ask again.
    const holds = await engine.evaluate<boolean>(`Boolean(${expression})`).catch(() => false);
    if (holds) return;
    await new Promise((again) => setTimeout(again, 50));
  }
  throw new Error(`Never true in this engine: ${expression}`);
}

/** Waits until all of the page is laid out, it has stopped scrolling and the carousel sliding. */
export async function settled(engine: Engine) {
  const where = `scrollY + ' ' + document.documentElement.scrollHeight + ' ' + document.querySelector('.slick-track')?.getBoundingClientRect().left`;
  let before = '';
  let same = 0;
  while (same < 4) {
    await new Promise((again) => setTimeout(again, 50));
    const now = await engine.evaluate<string>(where);
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

/** The middle of an element, brought into view first. @param element - an expression that finds it */
export async function middleOf(engine: Engine, element: string): Promise<Point> {
  await until(engine, element);
  await settled(engine);
  await engine.evaluate(`${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
  await settled(engine);
  const [x = 0, y = 0] = await engine.evaluate<number[]>(
    `(({ left, right, top, bottom }) => [(left + Math.min(right, innerWidth)) / 2, (top + bottom) / 2])(${element}.getBoundingClientRect())`,
  );
  return { x: Math.round(x), y: Math.round(y) };
}

/** Clicks an element where a hand would. @param element - an expression that finds it */
export async function click(engine: Engine, element: string) {
  await engine.stroke([await middleOf(engine, element)]);
}

/** Drags an element sideways, in small moves. @param element - an expression that finds it */
export async function drag(engine: Engine, element: string, by: number) {
  const { x, y } = await middleOf(engine, element);
  const moves = Array.from({ length: 10 }, (_, i) => ({
    x: Math.round(x + (by * (i + 1)) / 10),
    y,
  }));
  await engine.stroke([{ x, y }, ...moves]);
  await settled(engine);
}

/** An expression that finds a visible link or button by how its words begin. */
export const byWords = (words: string) =>
  `[...document.querySelectorAll('a, button, summary')].find((one) => (one.ariaLabel ?? one.textContent).trim().startsWith(${JSON.stringify(words)}) && one.getClientRects().length)`;
