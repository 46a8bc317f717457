import { startIslandWhenNear } from '../../src/client/carousel/startIsland';

const DARK = '(prefers-color-scheme: dark)';

/** What a click in the page was on, for the editor to find its field. */
export interface PageClick {
  /** The texts of the element and of those around it, from the inside out. */
  readonly texts: readonly string[];
  /** The ids of the elements around it, or of their headings, from the inside out. */
  readonly ids: readonly string[];
  readonly path: string;
}

/** What the editor asks of the page beside it. */
export type Theme = 'light' | 'dark';

/** Shows what the content check found, at the foot of the page, while there are errors. */
function showDiagnostics(): void {
  const panel = document.createElement('dialog');
  const report = document.createElement('pre');
  panel.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:99;inline-size:100%;max-inline-size:none;max-block-size:50%;overflow:auto;margin:0;border:0;border-block-start:.375rem solid #b3261e;padding:1rem;background:#fff;color:#1c1b1f';
  report.style.cssText =
    'margin:0;font:.875rem/1.5 ui-monospace,monospace;white-space:pre-wrap';
  panel.append(report);
  document.body.append(panel);
  new EventSource('/__content').addEventListener('message', ({ data }) => {
    const { errors, text } = JSON.parse(data);
    report.textContent = text;
    panel.ariaLabel = errors === 1 ? 'Há um erro' : `Há ${errors} erros`;
    panel.open = errors > 0;
  });
}

function describeClick(target: Element): PageClick {
  const ancestors: Element[] = [];
  for (let node: Element | null = target; node; node = node.parentElement)
    ancestors.push(node);
  const texts = ancestors
    .slice(0, 6)
    .map((node) => node.getAttribute('alt') ?? node.textContent ?? '');
  const ids = ancestors
    .map((node) => node.id || node.getAttribute('aria-labelledby') || '')
    .filter(Boolean);
  return { texts, ids, path: window.location.pathname };
}

/**
 * Tells the editor around the page what was clicked. Links that leave the page
 * do nothing else; the menu's and the carousel's buttons are not told.
 */
function reportClicks(): void {
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      if (target.closest('button, summary')) return;
      const link = target.closest('a');
      const { origin, pathname } = window.location;
      const isInPage =
        link?.hash && link.origin === origin && link.pathname === pathname;
      if (link && !isInPage) event.preventDefault();
      window.parent.postMessage(describeClick(target), '*');
    },
    { capture: true },
  );
}

const queries = new WeakMap<object, string>();

/** Makes media queries for the dark theme true or false, whatever the machine prefers. */
function applyTheme(theme: Theme): void {
  const isDark = theme === 'dark';
  const answer = (owner: object, query: string) => {
    const original = queries.get(owner) ?? query;
    queries.set(owner, original);
    return original.replace(DARK, isDark ? '(min-width: 0)' : '(max-width: 0)');
  };
  for (const { cssRules } of document.styleSheets)
    for (const rule of cssRules)
      if (rule instanceof CSSMediaRule)
        rule.media.mediaText = answer(rule, rule.media.mediaText);
  for (const source of document.querySelectorAll('source'))
    source.media = answer(source, source.media);
  document.documentElement.style.colorScheme = theme;
}

/** Shows the theme that the editor around the page asks for, also in what is added later. */
function followTheme(): void {
  let theme: Theme | undefined;
  const apply = () => theme && applyTheme(theme);
  window.addEventListener('message', ({ source, data }) => {
    if (source !== window.parent) return;
    theme = data as Theme;
    apply();
  });
  new MutationObserver(apply).observe(document, {
    childList: true,
    subtree: true,
  });
}

/** Starts the slider for a list of partners that took the place of another one. */
function restartSlider(): void {
  const { body } = document;
  const find = () => body.querySelector('[data-carousel]');
  let carousel = find();
  new MutationObserver(() => {
    if (carousel === find()) return;
    carousel = find();
    startIslandWhenNear();
  }).observe(body, { childList: true, subtree: true });
}

const PICTURE_MS = 1000;
const PICTURE_TRIES = 20;

/** Asks again, for some seconds, for a picture that the page wanted before Gatsby had made it. */
function retryPictures(): void {
  const tries = new Map<string, number>();
  const retry = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    const { src } = target;
    const count = (tries.get(src) ?? 0) + 1;
    tries.set(src, count);
    if (count <= PICTURE_TRIES)
      setTimeout(() => target.setAttribute('src', src), PICTURE_MS);
  };
  document.addEventListener('error', retry, { capture: true });
}

/** Adds to a page of the development server what published pages do not have. */
export function startDevelopmentPage(): void {
  restartSlider();
  retryPictures();
  if (window.parent === window) {
    showDiagnostics();
  } else {
    reportClicks();
    followTheme();
  }
}
