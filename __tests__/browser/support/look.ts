import type { Page } from '@playwright/test';

/** Texts and controls outside the window, or cut off by an element around them. */
export const findCutOff = (page: Page) =>
  page.evaluate(() => {
    // Partners are outside the window on purpose; texts for screen readers and skip links are not visible.
    const cards = '[data-carousel] [role="group"], .slick-list';
    const unseen = '.visually-hidden, svg, .skip-link';
    const isCut = (element: Element, part: DOMRect) => {
      const wide = ({ left, right }: DOMRect) =>
        part.left < left - 1 || part.right > right + 1;
      const high = ({ top, bottom }: DOMRect) =>
        part.top < top - 1 || part.bottom > bottom + 1;
      // Any ancestor with hidden overflow can cut it off.
      for (
        let box: Element | null = element;
        box && !box.matches(cards);
        box = box.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const frame = box.getBoundingClientRect();
        if (/hidden|clip/.test(overflowX) && wide(frame)) return true;
        if (/hidden|clip/.test(overflowY) && high(frame)) return true;
      }
      const card = element.closest(':has(> [data-name])');
      const frame = card?.getBoundingClientRect();
      return frame
        ? wide(frame) || high(frame)
        : wide(new DOMRect(0, 0, innerWidth));
    };
    const range = document.createRange();
    const partsOf = (element: Element) => {
      const words = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const boxes = words.map((node) => {
        range.selectNode(node);
        return range.getBoundingClientRect();
      });
      return element.matches('a, button, summary')
        ? [...boxes, element.getBoundingClientRect()]
        : boxes;
    };
    const cut = [...document.querySelectorAll('body *')].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        !one.closest(unseen) &&
        partsOf(one).some((part) => isCut(one, part)),
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...(scrollWidth > clientWidth
        ? [`${scrollWidth} px wide in ${clientWidth}`]
        : []),
      ...cut.map(({ textContent }) => `cut: ${textContent}`),
    ];
  });

/** Links and buttons smaller than 44 × 44 px (WCAG 2.5.5), except links in a sentence. A contact in a list is not an exception. */
export const findSmallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => {
        const words = one.closest('p, li, address, td');
        const alone = words?.textContent?.trim() === one.textContent?.trim();
        // A phone number in a sentence is an inline block, so that it does not wrap.
        const inside = ['inline', 'inline-block'];
        const { display } = getComputedStyle(one);
        const contact =
          'li :is([href^="tel:"], [href^="mailto:"], [href*="wa.me"])';
        return (
          !inside.includes(display) || !words || alone || one.matches(contact)
        );
      })
      .map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return { words: one.textContent, width, height };
      })
      .filter(({ width, height }) => Math.min(width, height) < 43.99),
  );
