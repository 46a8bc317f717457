import type { Locator, Page } from '@playwright/test';

/** Texts and controls outside the window, or cut off by an element around them. */
export const findCutOff = (page: Page) =>
  page.evaluate(() => {
    // Partners are outside the window on purpose; texts for screen readers and skip links are not visible.
    const cards = '[data-carousel] [role="group"], .slick-list';
    const invisible = '.visually-hidden, svg, .skip-link';
    const isCut = (element: Element, part: DOMRect) => {
      const overflowsX = ({ left, right }: DOMRect) =>
        part.left < left - 1 || part.right > right + 1;
      const overflowsY = ({ top, bottom }: DOMRect) =>
        part.top < top - 1 || part.bottom > bottom + 1;
      // Any ancestor with hidden overflow can cut it off.
      for (
        let box: Element | null = element;
        box && !box.matches(cards);
        box = box.parentElement
      ) {
        const style = getComputedStyle(box);
        const rect = box.getBoundingClientRect();
        if (/hidden|clip/.test(style.overflowX) && overflowsX(rect))
          return true;
        if (/hidden|clip/.test(style.overflowY) && overflowsY(rect))
          return true;
      }
      const card = element.closest(':has(> [data-name])');
      const rect = card?.getBoundingClientRect();
      return rect
        ? overflowsX(rect) || overflowsY(rect)
        : overflowsX(new DOMRect(0, 0, innerWidth));
    };
    const range = document.createRange();
    const partsOf = (element: Element) => {
      const textNodes = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const boxes = textNodes.map((node) => {
        range.selectNode(node);
        return range.getBoundingClientRect();
      });
      return element.matches('a, button, summary')
        ? [...boxes, element.getBoundingClientRect()]
        : boxes;
    };
    const cut = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest(invisible) &&
        partsOf(element).some((part) => isCut(element, part)),
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
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => {
        const block = target.closest('p, li, address, td');
        const isAlone =
          block?.textContent?.trim() === target.textContent?.trim();
        // A phone number in a sentence is an inline block, so that it does not wrap.
        const { display } = getComputedStyle(target);
        const isInline = ['inline', 'inline-block'].includes(display);
        const isContact = target.matches(
          'li :is([href^="tel:"], [href^="mailto:"], [href*="wa.me"])',
        );
        return !isInline || !block || isAlone || isContact;
      })
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return { text: target.textContent, width, height };
      })
      .filter(({ width, height }) => Math.min(width, height) < 43.99),
  );

/** The parts of the elements' own texts that match a pattern and stand on more than one line. */
export const findBroken = (elements: Locator, pattern: RegExp) =>
  elements.evaluateAll(
    (all, { source, flags }) => {
      const range = document.createRange();
      const isBroken = (text: Node, { index, 0: part }: RegExpExecArray) => {
        range.setStart(text, index);
        range.setEnd(text, index + part.length);
        return range.getClientRects().length > 1;
      };
      return all
        .flatMap(({ childNodes }) => [...childNodes])
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .flatMap((text) =>
          [...(text.textContent ?? '').matchAll(new RegExp(source, flags))]
            .filter((match) => isBroken(text, match))
            .map(([part]) => part),
        );
    },
    { source: pattern.source, flags: pattern.flags },
  );
