export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Engine {
  open(url: string, width: number, height: number): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  stroke(points: readonly Point[]): Promise<unknown>;
  press(key: 'Escape' | 'Tab' | 'ArrowRight'): Promise<unknown>;
  close(): Promise<unknown>;
}

export async function until(engine: Engine, expression: string) {
  // A slow machine needs most of it at a cold start.
  const end = Date.now() + 15_000;
  while (Date.now() < end) {
    // A page that is being left has no context to ask: ask again.
    if (await engine.evaluate(`Boolean(${expression})`).catch(() => false))
      return;
    await new Promise((again) => setTimeout(again, 50));
  }
  throw new Error(`Never true in this engine: ${expression}`);
}

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

export async function stroke(engine: Engine, element: string, by = 0) {
  await until(engine, element);
  await engine.evaluate(
    `${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`,
  );
  await settled(engine);
  const middle = `(({ left, right, top, bottom }) => [(left + Math.min(right, innerWidth)) / 2, (top + bottom) / 2].map(Math.round))(${element}.getBoundingClientRect())`;
  const [x = 0, y = 0] = (await engine.evaluate(middle)) as number[];
  const parts = by === 0 ? [0] : [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  await engine.stroke(
    parts.map((part) => ({ x: x + Math.round((by * part) / 10), y })),
  );
  if (by !== 0) await settled(engine);
}
