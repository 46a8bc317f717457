import { expect } from '@playwright/test';
import { byWords, click, drag, type Engine, middleOf, settled, until } from './engine';

/** One thing that a visitor does and sees, the same in every engine. */
export interface Step {
  readonly name: string;
  walk(engine: Engine, site: string): Promise<void>;
}

const H1 = `document.querySelector('h1').textContent.trim()`;
const CAROUSEL = `document.querySelector('.slick-list')`;
// The narrowest window that all three engines have: MiniBrowser refuses less.
const NARROW = [480, 800] as const;
const WIDE = [1280, 800] as const;

/** Which partner, from 0, stands first in the carousel's window; -1 while it moves. */
const PLACE = `(() => {
  const list = ${CAROUSEL};
  const start = list.getBoundingClientRect().left + parseFloat(getComputedStyle(list).paddingLeft);
  const slides = [...list.querySelectorAll('.slick-slide')];
  const first = slides.find((slide) => Math.abs(slide.getBoundingClientRect().left - start) < 2);
  return first ? (Number(first.dataset.index) + 64) % 32 : -1;
})()`;

async function openCarousel(engine: Engine, site: string) {
  await engine.resize(...WIDE);
  await engine.open(`${site}/`);
  await middleOf(engine, `document.querySelector('#parceiros ul, .slick-list')`);
  await until(engine, `document.querySelector('.slick-initialized .slick-cloned')`);
  await settled(engine);
}

export const steps: readonly Step[] = [
  {
    name: 'the home page shows its question and its picture',
    async walk(engine, site) {
      await engine.resize(...WIDE);
      await engine.open(`${site}/`);
      expect(await engine.evaluate(H1)).toBe('Qual o tamanho do seu sonho?');
      await until(
        engine,
        `document.querySelector('#home img[alt]:not([alt=""])').naturalWidth > 0`,
      );
      await until(engine, `document.fonts.check('16px "Atkinson Hyperlegible Next"')`);
    },
  },
  {
    name: 'the menu opens, and a tapped link closes it and lands below the header',
    async walk(engine, site) {
      await engine.resize(...NARROW);
      await engine.open(`${site}/`);
      await click(engine, `document.querySelector('[data-menu] summary')`);
      await until(engine, `document.querySelector('[data-menu]').open`);
      await click(engine, byWords('Serviços'));
      await until(engine, `!document.querySelector('[data-menu]').open`);
      await until(engine, `location.hash === '#servicos'`);
      await settled(engine);
      const [top = 0, header = 0] = await engine.evaluate<number[]>(
        `[document.querySelector('#servicos h2').getBoundingClientRect().top, document.querySelector('header').getBoundingClientRect().bottom]`,
      );
      expect(top).toBeGreaterThanOrEqual(header);
      expect(top).toBeLessThan(header + 300);
    },
  },
  {
    name: 'Escape closes the menu and gives the focus back to its button',
    async walk(engine, site) {
      await engine.resize(...NARROW);
      await engine.open(`${site}/`);
      await click(engine, `document.querySelector('[data-menu] summary')`);
      await until(engine, `document.querySelector('[data-menu]').open`);
      await engine.press('Escape');
      await until(engine, `!document.querySelector('[data-menu]').open`);
      expect(await engine.evaluate(`document.activeElement.tagName`)).toBe('SUMMARY');
    },
  },
  {
    name: 'the carousel moves one partner an arrow press and loops',
    async walk(engine, site) {
      await openCarousel(engine, site);
      expect(await engine.evaluate(PLACE)).toBe(0);
      await click(engine, byWords('Próximo parceiro'));
      await until(engine, `${PLACE} === 1`);
      await click(engine, byWords('Parceiro anterior'));
      await until(engine, `${PLACE} === 0`);
      await click(engine, byWords('Parceiro anterior'));
      await until(engine, `${PLACE} === 31`);
    },
  },
  {
    name: 'the carousel is dragged over several partners and opens none',
    async walk(engine, site) {
      await openCarousel(engine, site);
      await drag(engine, CAROUSEL, -500);
      expect(await engine.evaluate(PLACE)).toBeGreaterThanOrEqual(2);
      await drag(engine, CAROUSEL, 500);
      await drag(engine, CAROUSEL, 500);
      expect(await engine.evaluate(PLACE)).toBeGreaterThanOrEqual(28);
      expect(await engine.tabs()).toBe(1);
      expect(await engine.evaluate('location.pathname')).toBe('/');
    },
  },
  {
    name: 'a link leads to a legal page, Back leads home again',
    async walk(engine, site) {
      await engine.resize(...WIDE);
      await engine.open(`${site}/`);
      await click(engine, byWords('Termos de Uso'));
      await until(engine, `location.pathname === '/termos-uso'`);
      await until(engine, `${H1} === 'Termos de Uso'`);
      await until(engine, `document.activeElement.tagName === 'H1'`);
      await engine.back();
      await until(engine, `${H1} === 'Qual o tamanho do seu sonho?'`);
      expect(await engine.evaluate('location.pathname')).toBe('/');
    },
  },
  {
    name: 'a fragment of a legal page lands below the header',
    async walk(engine, site) {
      await engine.resize(...WIDE);
      await engine.open(`${site}/politica-privacidade`);
      await click(engine, `document.querySelectorAll('nav ol a')[5]`);
      await until(engine, `location.hash.length > 1`);
      await settled(engine);
      const shown = `(({ top }) => top >= document.querySelector('header').getBoundingClientRect().bottom && top < innerHeight / 2)(document.querySelector(location.hash).getBoundingClientRect())`;
      expect(await engine.evaluate(shown)).toBe(true);
    },
  },
  {
    name: 'an unknown address says so and leads home',
    async walk(engine, site) {
      await engine.open(`${site}/nao-existe`);
      expect(await engine.evaluate(H1)).toBe('Oops! Page not found');
      await click(engine, byWords('Return to Home'));
      await until(engine, `${H1} === 'Qual o tamanho do seu sonho?'`);
      expect(await engine.evaluate('location.pathname')).toBe('/');
    },
  },
];
