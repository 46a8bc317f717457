import { expect } from '@playwright/test';

/** What both engines can do; Playwright drives neither of them as its makers build it. */
export interface Engine {
  open(url: string, width: number, height: number): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  /** Presses the mouse at a point, moves it sideways and lets it go: a click where it stays. */
  stroke(x: number, y: number, by: number): Promise<unknown>;
  press(key: 'Escape' | 'Tab' | 'ArrowRight'): Promise<unknown>;
  close(): Promise<unknown>;
}

/** Waits until an expression is true; a page that is being left has no context to ask. */
export const until = (engine: Engine, expression: string) =>
  expect
    .poll(
      () => engine.evaluate(`Boolean(${expression})`).catch(() => undefined),
      expression,
    )
    .toBe(true);
