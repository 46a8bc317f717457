import type { Page } from '@playwright/test';

/** Every visible text, its lines in whole pixels, and whether the window or an element cuts it off. */
export const findTexts = (page: Page) =>
  page.evaluate(() => {
    // Partners stand outside the window on purpose.
    const carousel = '[role="group"], .slick-list';
    const isCut = (text: DOMRect, box: Element | null): boolean => {
      if (!box || box.matches(carousel)) return false;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isBeside = text.left < left - 1 || text.right > right + 1;
      const isOutside =
        isBeside || text.top < top - 1 || text.bottom > bottom + 1;
      const { overflow } = getComputedStyle(box);
      const cuts =
        /hidden|clip/.test(overflow) ||
        box.matches('body, [role="group"] li > *');
      return (
        (isOutside && cuts) ||
        (isBeside && box.matches('li')) ||
        isCut(text, box.parentElement)
      );
    };
    // Words and numbers, except in addresses of pages and e-mail.
    const words = /(?<![@.\p{L}\d])[\p{L}\d]+(?:-\d+)?(?![@\p{L}\d]|\.\p{L})/gu;
    const range = document.createRange();
    return [...document.querySelectorAll('body *')]
      .filter((box) => !box.closest('.visually-hidden, .skip-link, svg'))
      .filter((box) => box.checkVisibility({ visibilityProperty: true }))
      .flatMap(({ childNodes }) => [...childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .filter((node) => node.textContent?.trim())
      .map((node) => {
        const text = node.textContent ?? '';
        range.selectNode(node);
        const box = range.getBoundingClientRect();
        const isCutOff = isCut(box, node.parentElement);
        const lines = [...range.getClientRects()].map((line) => ({
          left: Math.round(line.left),
          top: Math.round(line.top),
          width: Math.floor(line.width),
          height: Math.floor(line.height),
        }));
        const broken = [...text.matchAll(words)].filter(
          ({ 0: word, index }) => {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const tops = [...range.getClientRects()].map(({ top }) => top);
            return new Set(tops).size > 1;
          },
        );
        return { text, lines, isCutOff, broken: broken.map(([word]) => word) };
      });
  });

/** Texts cut off by the window or an element, or beside their place in a list, and the width of a page too wide. */
export async function findCutOff(page: Page) {
  const texts = (await findTexts(page)).filter(({ isCutOff }) => isCutOff);
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth} px`] : [];
  });
  return [...texts.map(({ text }) => text), ...tooWide];
}

/** Words and numbers that begin on one line and end on another. */
export const findBrokenWords = async (page: Page) =>
  (await findTexts(page)).flatMap(({ broken }) => broken);

/** Links and buttons smaller than 44 × 44 px (WCAG 2.5.5), except links in a sentence. */
export const findSmallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary')]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => {
        const block = target.closest('p, li, td');
        const isAlone = block?.textContent === target.textContent;
        const isContact = target.matches(
          'li :is([href^="tel:"], [href^="mailto:"])',
        );
        return !block || isAlone || isContact || target.matches('.button');
      })
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return { text: target.textContent, width, height };
      })
      .filter(({ width, height }) => Math.min(width, height) < 43.99),
  );
