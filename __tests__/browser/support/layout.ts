import type { Page } from './test';

/** By how many pixels the page is wider than the window. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Texts whose words are cut by their own box or lie beyond the window's edge. */
export const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // Words for screen readers only; the partners, who lie beyond the edge on purpose.
      .filter((element) => !element.closest('.visually-hidden, script, svg, [class*="--skip"]'))
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((element) => {
        // From its first word to its last: words for screen readers only may stand behind them.
        const own = [...element.childNodes].filter((node) => node.nodeType === 3);
        const range = document.createRange();
        range.setStartBefore(own[0] as Node);
        range.setEndAfter(own.at(-1) as Node);
        const text = range.getBoundingClientRect();
        const partner = element.closest('#parceiros [class*="--card"]');
        // A box that neither scrolls nor shows what does not fit cuts it, whoever's box it is.
        for (let box: Element | null = element; box; box = box.parentElement) {
          if (box.matches('[aria-label="Instituições parceiras"], .slick-list')) break;
          const { overflowX, overflowY } = getComputedStyle(box);
          const frame = box.getBoundingClientRect();
          const cuts = (value: string) => value === 'hidden' || value === 'clip';
          if (cuts(overflowX) && (text.left < frame.left - 1 || text.right > frame.right + 1))
            return true;
          if (cuts(overflowY) && (text.top < frame.top - 1 || text.bottom > frame.bottom + 1))
            return true;
        }
        if (partner) {
          const card = partner.getBoundingClientRect();
          return (
            text.left < card.left ||
            text.right > card.right ||
            text.bottom > card.bottom ||
            text.top < card.top
          );
        }
        return text.left < -1 || text.right > innerWidth + 1;
      })
      .map((element) => element.textContent?.trim().slice(0, 60)),
  );

/** Links and buttons smaller than a fingertip, 44 by 44 px, save those inside a sentence (2.5.5). */
export const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const words = element.closest('p, li, address, td');
        const inSentence =
          getComputedStyle(element).display === 'inline' &&
          words !== null &&
          words.textContent?.trim() !== element.textContent?.trim();
        return !inSentence;
      })
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.99 || box.height < 43.99)
      .map(
        ({ element, box }) =>
          `${element.textContent?.trim().slice(0, 40)}: ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`,
      ),
  );

/** Sizes, in px, of all texts that show, with an example of each. */
export const textSizes = (page: Page) =>
  page.evaluate(() => {
    const sizes: Record<number, string> = {};
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      if (!textContent?.trim() || !element?.checkVisibility() || element.closest('script'))
        continue;
      sizes[Number.parseFloat(getComputedStyle(element).fontSize)] ??= textContent.slice(0, 60);
    }
    return sizes;
  });

/** Whatever still moves, or would on the next change. */
export const motions = (page: Page) =>
  page.evaluate(() => {
    const long = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > 0);
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        // A timeline that is the page's scroll has no time of its own.
        const animated = style.animationName !== 'none' && long(style.animationDuration);
        return long(style.transitionDuration) || animated || style.scrollBehavior === 'smooth'
          ? [`${element.tagName}.${element.className}${pseudo ?? ''}`]
          : [];
      }),
    );
  });
