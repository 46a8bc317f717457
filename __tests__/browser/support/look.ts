import type { Page } from '@playwright/test';

/** Texts cut off by the window or an element, and the width of a page too wide. */
export const findCutOff = (page: Page) =>
  page.evaluate(() => {
    // Partners stand outside the window on purpose.
    const carousel = '[data-carousel] [role="group"], .slick-list';
    const invisible = '.visually-hidden, .skip-link, svg';
    const isCut = (text: DOMRect, box: Element | null): boolean => {
      if (!box || box.matches(carousel)) return false;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isOutside =
        text.left < left - 1 ||
        text.right > right + 1 ||
        text.top < top - 1 ||
        text.bottom > bottom + 1;
      const { overflow } = getComputedStyle(box);
      const cuts =
        /hidden|clip/.test(overflow) ||
        box.matches('body, [data-carousel] li > *');
      return (isOutside && cuts) || isCut(text, box.parentElement);
    };
    const range = document.createRange();
    const cut = [...document.querySelectorAll('body *')]
      .filter((element) => !element.closest(invisible))
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      )
      .flatMap(({ childNodes }) => [...childNodes])
      .filter((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim())
          return false;
        range.selectNode(node);
        return isCut(range.getBoundingClientRect(), node.parentElement);
      })
      .map(({ textContent }) => textContent);
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...cut, `${scrollWidth} px`] : cut;
  });

/** Words and numbers that begin on one line and end on another, except in addresses of pages and e-mail. */
export const findBrokenWords = (page: Page) =>
  page.evaluate(() => {
    const word = /(?<![@.\p{L}\d])[\p{L}\d]+(?![@\p{L}\d]|\.\p{L})/gu;
    const range = document.createRange();
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .flatMap(({ childNodes }) => [...childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .flatMap((node) =>
        [...(node.textContent ?? '').matchAll(word)]
          .filter(({ 0: text, index }) => {
            range.setStart(node, index);
            range.setEnd(node, index + text.length);
            const lines = [...range.getClientRects()].map(({ top }) => top);
            return new Set(lines).size > 1;
          })
          .map(([text]) => text),
      );
  });

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
