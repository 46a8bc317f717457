import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Sections of the home page, in the order of the menu. */
export const SECTIONS = ['home', 'sobre', 'servicos', 'parceiros', 'contato'] as const;

/** Where every call to action leads, from the data and not from the page (decision 9). */
export const CHAT = `https://wa.me/${JSON.parse(readFileSync('data/company.json', 'utf8')).phone.replace(/\D/g, '')}`;

/**
 * Whether the first words of a section stand free: below the header and its open panel, inside the window.
 * @param id - the section's fragment, without `#`
 * @returns `free`, or the figures that show why not
 */
export const place = (page: Page, id: string) =>
  page.evaluate((name) => {
    const words = document.getElementById(name)?.querySelector('h1, h2, p');
    const bottom = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
    const cover = Math.max(bottom('header'), bottom('details[open] > div'));
    const top = words?.getBoundingClientRect().top ?? Number.NaN;
    const free = top >= cover && top < window.innerHeight * 0.9;
    return free ? 'free' : `#${name}: ${top} in ${cover}–${window.innerHeight}`;
  }, id);

/** The addresses of the chat links on a page that are not as decision 9 wants them, and how many there are. */
export const chatLinks = (page: Page) =>
  page.evaluate((chat) => {
    const links = [...document.links].filter(
      ({ href, textContent }) =>
        /wa\.me|whatsapp/.test(href) || /Fale Conosco|Saiba Mais|Converse com/.test(textContent),
    );
    const right = ({ href, target, relList }: HTMLAnchorElement | HTMLAreaElement) =>
      href === chat && target === '_blank' && relList.contains('noopener');
    return {
      count: links.length,
      wrong: links.filter((link) => !right(link)).map(({ outerHTML }) => outerHTML),
    };
  }, CHAT);

/** How much wider than the window the page is. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** How far the plain strip of partners is scrolled. */
export const stripAt = (page: Page) =>
  page.evaluate(() => document.querySelector('#parceiros ul')?.scrollLeft ?? -1);
