import type { Page } from '@playwright/test';
import { company } from './content';

export const lost = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // Partners lie beyond the edge on purpose; words for screen readers and skip links are not to be seen.
    const cards = '[data-carousel] [role="group"], .slick-list';
    const unseen = '.visually-hidden, svg, .skip-link';
    const shown = [...document.querySelectorAll('body *')].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        !one.closest(unseen),
    );
    const beyond = shown.filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      const out = left < -1 || right > innerWidth + 1;
      return out && one.matches('a, button, summary') && !one.closest(cards);
    });
    const isCut = (element: Element, text: DOMRect) => {
      const wide = (frame: DOMRect) =>
        text.left < frame.left - 1 || text.right > frame.right + 1;
      const high = (frame: DOMRect) =>
        text.top < frame.top - 1 || text.bottom > frame.bottom + 1;
      // A box that neither scrolls nor shows what does not fit cuts it, whoever's box it is.
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
      const card = element
        .closest(':has(> [data-name])')
        ?.getBoundingClientRect();
      return card
        ? wide(card) || high(card)
        : wide(new DOMRect(0, 0, innerWidth));
    };
    const range = document.createRange();
    const cut = shown.filter((element) =>
      [...element.childNodes].some((node) => {
        range.selectNode(node);
        const isText =
          node.nodeType === Node.TEXT_NODE && node.textContent?.trim();
        return isText && isCut(element, range.getBoundingClientRect());
      }),
    );
    return [
      ...(scrollWidth > clientWidth
        ? [`${scrollWidth} px wide in ${clientWidth}`]
        : []),
      ...beyond.map(({ textContent }) => `beyond the edge: ${textContent}`),
      ...cut.map(({ textContent }) => `cut: ${textContent}`),
    ];
  });

/** Links and buttons smaller than a fingertip, 44 by 44 px, save those inside a sentence (WCAG 2.5.5). */
export const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => {
        const words = one.closest('p, li, address, td');
        const alone = words?.textContent?.trim() === one.textContent?.trim();
        return getComputedStyle(one).display !== 'inline' || !words || alone;
      })
      .map((one) => ({
        words: one.textContent,
        box: one.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width < 43.99 || box.height < 43.99)
      .map(({ words, box }) => `${words}: ${box.width} × ${box.height}`),
  );

export const smallTexts = (page: Page) =>
  page.evaluate((brand) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      if (!textContent?.trim() || !element?.checkVisibility()) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < 16 || (size > 17 && size < 18 && textContent !== brand))
        found.push(`${size} px: ${textContent}`);
    }
    return found;
  }, company.brand);

export const motions = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const {
          transitionDuration,
          animationName,
          animationDuration,
          scrollBehavior,
        } = style;
        // A timeline that is the page's scroll has no time of its own.
        const animated =
          animationName !== 'none' && /[1-9]/.test(animationDuration);
        const moves =
          /[1-9]/.test(transitionDuration) ||
          animated ||
          scrollBehavior === 'smooth';
        return moves ? `${element.outerHTML.slice(0, 80)} ${part}` : [];
      }),
    ),
  );

export const restyle = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
