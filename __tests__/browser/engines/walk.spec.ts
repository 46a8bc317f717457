import { firstPartner } from '../support/carousel';
import { hero, partners, SECTIONS } from '../support/content';
import { untilStill } from '../support/page';
import { served as test } from '../support/test';
import { type Engine, until } from './engine';
import { ENGINES } from './start';

// The narrowest window that all engines have: MiniBrowser refuses less.
const NARROW = [480, 800] as const;
const WIDE = [1280, 800] as const;

const [, , SECTION = ''] = SECTIONS;
const find = (selector: string) =>
  `document.querySelector(${JSON.stringify(selector)})`;
const CAROUSEL = find('.slick-list');
const MENU = find('[data-menu]');
const SUMMARY = find('header summary');
const FOCUSED = 'document.activeElement';
const LANDED = `(({ top }) => top >= ${find('header')}.getBoundingClientRect().bottom && top < innerHeight / 2)(${find(SECTION)}.getBoundingClientRect())`;

const arrow = (step: string) => find(`[data-step="${step}"]`);
const first = (index: number) =>
  `(${firstPartner})(${partners.length}) === ${(index + partners.length) % partners.length}`;

const settled = (engine: Engine) => engine.evaluate(`(${untilStill})()`);

async function stroke(engine: Engine, element: string, by = 0) {
  await until(engine, element);
  await engine.evaluate(
    `${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`,
  );
  await settled(engine);
  const [x = 0, y = 0] = (await engine.evaluate(
    `(({ left, right, top, bottom }) => [(left + Math.min(right, innerWidth)) / 2, (top + bottom) / 2].map(Math.round))(${element}.getBoundingClientRect())`,
  )) as number[];
  await engine.stroke(x, y, by);
  if (by) await settled(engine);
}

async function openCarousel(engine: Engine, site: string) {
  await engine.open(`${site}/`, ...WIDE);
  await engine.evaluate(`${find('[data-carousel]')}.scrollIntoView()`);
  await until(engine, CAROUSEL);
  await settled(engine);
  await until(engine, first(0));
}

const STEPS: Record<string, (engine: Engine, site: string) => Promise<void>> = {
  'the home page shows its question, its picture and its font': async (
    engine,
    site,
  ) => {
    await engine.open(`${site}/`, ...WIDE);
    await until(
      engine,
      `${find('h1')}.textContent === ${JSON.stringify(hero.headline)}`,
    );
    await until(
      engine,
      `${find('section img:not([alt=""])')}.naturalWidth > 0`,
    );
    await until(
      engine,
      `[...document.fonts].some(({ status }) => status === 'loaded')`,
    );
  },
  'Escape closes the menu and gives the focus back; a link of it lands below the header':
    async (engine, site) => {
      await engine.open(`${site}/`, ...NARROW);
      await stroke(engine, SUMMARY);
      await until(engine, `${MENU}.open`);
      await engine.press('Escape');
      await until(engine, `!${MENU}.open && ${FOCUSED} === ${SUMMARY}`);
      await stroke(engine, SUMMARY);
      await stroke(engine, find(`details a[href="${SECTION}"]`));
      await until(engine, `!${MENU}.open`);
      await until(engine, LANDED);
    },
  'the carousel moves one partner an arrow press, and loops': async (
    engine,
    site,
  ) => {
    await openCarousel(engine, site);
    for (const [step, at] of [
      ['1', 1],
      ['-1', 0],
      ['-1', -1],
    ] as const) {
      await stroke(engine, arrow(step));
      await until(engine, first(at));
    }
  },
  'a drag passes several partners, both ways, and opens none': async (
    engine,
    site,
  ) => {
    await openCarousel(engine, site);
    await engine.evaluate(
      `void addEventListener('click', (event) => { window.opened ||= !event.defaultPrevented && event.target.closest('a') })`,
    );
    await stroke(engine, CAROUSEL, -500);
    await until(engine, first(2));
    await stroke(engine, CAROUSEL, 500);
    await stroke(engine, CAROUSEL, 500);
    await until(engine, first(-2));
    await until(engine, '!window.opened');
  },
  'Tab and the arrow keys lead the focus from card to card': async (
    engine,
    site,
  ) => {
    await openCarousel(engine, site);
    const card = (index: number) =>
      `document.querySelectorAll('.slick-slide:not(.slick-cloned) a')[${index}]`;
    const shown = `(({ left, right }) => left >= 0 && right <= innerWidth)(${FOCUSED}.getBoundingClientRect())`;
    await engine.evaluate(`${card(0)}.focus()`);
    for (const [at, key] of (['Tab', 'Tab', 'ArrowRight'] as const).entries()) {
      await engine.press(key);
      await until(engine, `${FOCUSED} === ${card(at + 1)} && ${shown}`);
    }
  },
};

for (const { name, path, start } of ENGINES) {
  test.describe(name, () => {
    // Where an engine can't be had, a person may go on without it; CI may not.
    test.skip(
      !path && !process.env.CI,
      `${name} não está instalado: npm run browsers -- --all.`,
    );

    let engine: Engine;
    test.beforeAll(async () => {
      engine = await start();
    });
    test.afterAll(() => engine?.close());

    for (const [what, step] of Object.entries(STEPS))
      test(what, ({ siteUrl }) => step(engine, siteUrl));
  });
}
