import {
  hero,
  OTHER,
  partners,
  partnerTexts,
  SECTIONS,
} from '../support/content';
import { served as test } from '../support/test';
import { type Engine, settled, stroke, until } from './engine';
import { ENGINES } from './start';

// The narrowest window that all engines have: MiniBrowser refuses less.
const NARROW = [480, 800] as const;
const WIDE = [1280, 800] as const;

const [, , SECTION = ''] = SECTIONS;
const CAROUSEL = `document.querySelector('.slick-list')`;
const SUMMARY = `document.querySelector('header summary')`;
const FOCUSED = 'document.activeElement';

const found = (selector: string, name = '') =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.getClientRects().length && (one.ariaLabel ?? one.textContent).trim().startsWith(${JSON.stringify(name)}))`;
const arrow = (name: string) => found('[data-step]', name);

const headed = (words: string) =>
  `document.querySelector('h1').textContent === ${JSON.stringify(words)}`;

const LANDED = `(({ top }) => top >= document.querySelector('header').getBoundingClientRect().bottom && top < innerHeight / 2)(document.querySelector(location.hash).getBoundingClientRect())`;

const first = (index: number) =>
  `((list) => [...list.querySelectorAll('[data-index]')].some((slide) => (Number(slide.dataset.index) - ${index}) % ${partners.length} === 0 && Math.abs(slide.getBoundingClientRect().left - list.getBoundingClientRect().left - parseFloat(getComputedStyle(list).paddingLeft)) < 2))(${CAROUSEL})`;

async function openCarousel(engine: Engine, site: string) {
  await engine.open(`${site}/`, ...WIDE);
  await engine.evaluate(
    `document.querySelector('[data-carousel]').scrollIntoView()`,
  );
  await until(engine, `document.querySelector('.slick-cloned')`);
  await settled(engine);
  await until(engine, first(0));
}

const STEPS: Record<string, (engine: Engine, site: string) => Promise<void>> = {
  'the home page shows its question, its picture and its font': async (
    engine,
    site,
  ) => {
    await engine.open(`${site}/`, ...WIDE);
    await until(engine, headed(hero.headline));
    await until(
      engine,
      `document.querySelector('section img:not([alt=""])').naturalWidth > 0`,
    );
    await until(
      engine,
      `[...document.fonts].some(({ status }) => status === 'loaded')`,
    );
  },
  'the menu opens; Escape closes it and gives the focus back': async (
    engine,
    site,
  ) => {
    await engine.open(`${site}/`, ...NARROW);
    await stroke(engine, SUMMARY);
    await until(engine, `document.querySelector('[data-menu]').open`);
    await engine.press('Escape');
    await until(engine, `!document.querySelector('[data-menu]').open`);
    await until(engine, `${FOCUSED} === ${SUMMARY}`);
  },
  'a link of the menu closes it and lands below the header': async (
    engine,
    site,
  ) => {
    await engine.open(`${site}/`, ...NARROW);
    await stroke(engine, SUMMARY);
    await stroke(engine, found(`details a[href="${SECTION}"]`));
    await until(engine, `!document.querySelector('[data-menu]').open`);
    await until(engine, `location.hash === '${SECTION}'`);
    await until(engine, LANDED);
  },
  'the carousel moves one partner an arrow press, and loops': async (
    engine,
    site,
  ) => {
    await openCarousel(engine, site);
    await stroke(engine, arrow(partnerTexts.next));
    await until(engine, first(1));
    await stroke(engine, arrow(partnerTexts.previous));
    await until(engine, first(0));
    await stroke(engine, arrow(partnerTexts.previous));
    await until(engine, first(-1));
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
      `[...document.querySelectorAll('.slick-slide:not(.slick-cloned) a')][${index}]`;
    const shown = `(({ left, right }) => left >= 0 && right <= innerWidth)(${FOCUSED}.getBoundingClientRect())`;
    await engine.evaluate(`${card(0)}.focus()`);
    for (const [at, key] of (['Tab', 'Tab', 'ArrowRight'] as const).entries()) {
      await engine.press(key);
      await until(engine, `${FOCUSED} === ${card(at + 1)} && ${shown}`);
    }
  },
  'another page is reached by link, its fragments too; Back restores': async (
    engine,
    site,
  ) => {
    await engine.open(`${site}/`, ...WIDE);
    await stroke(engine, found(`footer a[href="${OTHER}"]`));
    await until(engine, `location.pathname === '${OTHER}'`);
    await stroke(engine, found('main nav li:nth-child(3) a'));
    await until(engine, `location.hash.length > 1 && ${LANDED}`);
    await engine.evaluate('setTimeout(() => history.go(-2))');
    await until(
      engine,
      `location.pathname === '/' && ${headed(hero.headline)}`,
    );
    await until(engine, 'scrollY > 1000');
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
