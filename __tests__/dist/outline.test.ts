import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';
import { themeColors } from '@/components/Seo/themeColors';
import { CAROUSEL_MINIMUM } from '@/content/carouselMinimum';
import type { ContentFile } from '@/content/contentFile';
import { headingId, parseMarkdown } from '@/content/legal/markdown';
import { legalSlugs } from '@/content/legal/schema';
import { companyFacts, placeholderValues } from '@/gatsby/companyFacts';
import { interpolate } from '@/gatsby/interpolate';
import { readTexts } from '../support/texts';
import { linesOf, readOutline } from './support/outline';
import { company, isRelease, pages, parsePage } from './support/published';

type Data = ReturnType<typeof JSON.parse>;

const values = placeholderValues(company);
const { phone, hours, schemaDays } = companyFacts(company);
const { siteUrl, brand, email, address, office } = company;
const number = company.phone.replace(/\D/g, '');

const read = (name: string): Data =>
  readTexts({ path: `${name}.json` } as ContentFile);
const texts = read('interface');
const hero = read('home/hero');
const statistics = read('home/statistics');
const about = read('home/about');
const services = read('home/services');
const section = read('home/partners');
const questions = read('home/questions');
const footer = read('home/footer');
const { partners } = read('partners/partners');
const hasCarousel = partners.length >= CAROUSEL_MINIMUM;

/** Joins lines, and lists of lines; what is missing has none. */
const lines = (parts: TemplateStringsArray, ...inside: unknown[]) =>
  String.raw(
    { raw: parts },
    ...inside.map((one) => (Array.isArray(one) ? one.join('\n') : one || '')),
  );

const each = (items: Data, line: (item: Data, i: number) => string): string[] =>
  items.map(line);

const nameOf = (path: string) => parse(path).name;

/** Of the first screen, also the dark one for browsers without AVIF. */
function picture({ image, imageDark, imageAlt }: Data, first = false) {
  const name = nameOf(image);
  const dark = imageDark && `dark:${nameOf(imageDark)}`;
  return lines`![${imageAlt}](${dark && `${dark}.avif `}${first && dark && `${dark}.webp `}${name}.avif ${name}.webp)`;
}

const hint = texts.chatHint.trim();
const [app] = hint.match(/\S+$/);

function chat(words: string, name = words) {
  const label = name.includes(app) ? name : `${name} (${hint})`;
  return `[${words}](aria-label=${label} href=https://wa.me/${number} rel=noopener target=_blank)`;
}

/** Contacts, and where they make no link. */
const CONTACTS =
  /^(?:button|summary) .*|\[[^\]]*\]\(.*?\)|\(\d\d\)\s[\d-]{9,}|[\w.+-]+@[\w.-]+\w/g;
const CONTACT_LINKS = new Map([
  [phone.replace(/\s/, ' '), `tel:+${number}`],
  ...[email, company.dataProtectionOfficer.email].map(
    (one) => [one, `mailto:${one}`] as const,
  ),
]);
const linkContacts = (line: string) =>
  line.replace(CONTACTS, (found) => {
    const link = CONTACT_LINKS.get(found);
    return link ? `[${found}](href=${link})` : found;
  });

const mark = `{alt= src=/favicon.svg}${brand}`;

/** @param path - where links to sections begin */
const layout = (main: string, top: string, path: string, id: string) => lines`
[${texts.skipLink}](href=#conteudo)
header
[${mark}](${top})
button popovertarget=menu ${texts.menuButton}
nav aria-label=${texts.menuLabel} id=menu popover=auto
${each(texts.menu, ({ label, target }) => `[${label}](href=${path}${target})`)}
${chat(texts.chatAction)}
main id=conteudo
${main}
footer
h2${id} ${footer.contactTitle}
${chat(footer.chatButton)}
[${footer.phoneLabel}: ${phone}](href=tel:+${number})
[${email}](aria-label=${footer.emailLabel}: ${email} href=mailto:${email})
h3 ${footer.accessibility.title}
${footer.accessibility.text}
${mark}
${footer.blurb}
${address.city}/${address.state}
${footer.hoursNote} ${hours}.
${office && [interpolate(office.words, values), values.endereco_escritorio]}
h2 ${footer.servicesTitle}
${each(footer.services, ({ name }) => `[${name}](href=${path}#servicos)`)}
h2 ${footer.linksTitle}
${each(footer.links, ({ label, target }) => `[${label}](href=${path}${target})`)}
${each(legal, ({ slug, title }) => `[${title}](href=/${slug})`)}
${footer.disclaimer}
${footer.copyright}`;

const list = `ul aria-label=${section.listLabel} (${texts.newTabs})`;
const count = (text: string) => text.replace('{total}', partners.length);

const partnerLink = (words: string, url?: string) =>
  url
    ? `[${words.replace('\n', ' ')}](href=${url} rel=noopener target=_blank)`
    : words;

function partnerCard({ name, url, logo }: Data, i: number) {
  const [first, second] = name.toUpperCase().split(/\s+/);
  const initials = lines`${[...first][0]}${[...(second ?? '')][0]}`;
  return partnerLink(
    logo
      ? `![](${nameOf(logo)}.webp)\n${name}`
      : `{aria-hidden=true data-initials=${initials} data-style=${(i % 4) + 1}}${name}`,
    url,
  );
}

const home = lines`
${hero.badge}
h1 id=home ${hero.headline}
${hero.subtitle}
${chat(hero.primaryAction)}${chat(hero.secondaryAction)}
${hero.note}
${picture({ image: hero.background, imageDark: hero.backgroundDark }, true)}
${picture(hero, true)}
h2 ${statistics.title}
${each(
  statistics.items,
  ({ value, spoken, label, description }) => lines`
${spoken ? `{aria-hidden=true ${value}}${spoken}` : value}
${label}
${description}`,
)}
h2 id=sobre ${about.title}
${about.paragraphs}
${each(
  about.highlights,
  (one) => `${picture(one)}
h3 ${one.title}
${one.description}`,
)}
h3 ${about.advantages.title}
${about.advantages.intro}
${about.advantages.items}
${chat(about.action)}
h2 id=servicos ${services.title}
${services.subtitle}
${each(
  services.items,
  (one) => `
li data-color=${one.color} data-emphasis=${one.emphasis}
h3 ${one.title}
${picture(one)}
${one.description}
${chat(services.cardAction, `${services.cardAction}: ${one.shortTitle ?? one.title}`)}`,
)}
${chat(services.action)}
[${services.questionsLink}](href=#perguntas)
h2 id=parceiros ${section.title}
${section.subtitle}
[${section.skip}](href=#mais-parceiros)
${hasCarousel && `div data-carousel= data-position=${section.position}`}
div aria-label=${section.title} role=group
${list}
${each(partners, partnerCard)}
${
  hasCarousel &&
  lines`button aria-label=${section.previous} data-step=-1
button aria-label=${section.next} data-step=1
p aria-hidden=true ${count(section.count)}
details
summary ${count(section.openList)}
${list}
${each(partners, ({ name, url }) => partnerLink(name, url))}`
}
${picture(section.highlight)}
h3 id=mais-parceiros ${section.highlight.title}
${section.highlight.text}
h2 id=perguntas ${questions.title}
${questions.lead}
${each(
  questions.items,
  ({ question, answer }) => `
details
summary h3 ${question}
${answer}`,
)}
${questions.readFirst && `[${questions.readFirst.label}](href=${questions.readFirst.target})`}
${picture(footer)}`;

const markdown = unified().use(remarkRehype).use(rehypeStringify);

/** The legal pages of `data/`: their contents and texts as outlines. */
const legal = legalSlugs.map((slug) => {
  const file = readFileSync(`data/legal/${slug}.md`, 'utf8');
  const html = markdown
    .stringify(markdown.runSync(parseMarkdown(file)))
    .replace(/%7B%7B(?:%20)*(\w+)(?:%20)*%7D%7D/g, '{{$1}}');
  const text = readOutline(parsePage(html));
  const shift = text[0]?.startsWith('h1') ? 1 : 0;
  const contents: string[] = [];
  const body = text.map((line) => {
    const [, depth, words] = /^h(\d) (.+)/.exec(line) ?? [];
    if (!words)
      return line.replace(
        /\[([^\]]*)\]\(href=\{\{link_whatsapp\}\}\)/g,
        (_link, name) => chat(name),
      );
    const id = headingId(words);
    if (Number(depth) < 3) contents.push(`[${words}](href=#${id})`);
    return `h${Math.min(Number(depth) + shift, 6)} id=${id} ${words}`;
  });
  const fill = (part: unknown) => interpolate(String(part), values);
  const head: Data = parseYaml(file.split('---')[1] ?? '');
  return {
    slug,
    title: fill(head.title),
    description: fill(head.description),
    updated: head.updated,
    contents: fill(contents.join('\n')),
    body: fill(body.join('\n')),
  };
});

const legalPage = (page: (typeof legal)[number]) => lines`
header
${picture({ image: texts.legalImage, imageDark: texts.legalImageDark }, true)}
[${texts.backHome}](href=/)
h1 ${page.title}
${texts.updatedOn} {datetime=${page.updated} ${new Date(page.updated).toLocaleDateString('pt-BR', { dateStyle: 'long', timeZone: 'UTC' })}}
nav aria-labelledby=nesta-pagina
p id=nesta-pagina ${texts.tableOfContents}
${page.contents}
${page.body}
[${texts.backHome}](href=/)`;

const errorPage = ({ image, imageAlt, ...error }: Data, lang = '') => lines`
main
${mark}
${image && picture({ image, imageAlt })}
h1 lang=en ${error.title}
${error.text}
[${error.action}](href=/${lang})${chat(texts.chatAction)}`;

const image = `${siteUrl}/social-card.jpg`;

/** @param path - of a page that search engines may list */
const head = (title: string, description: string, path?: string) => lines`
utf-8
${!(path && isRelease) && 'robots noindex'}
viewport width=device-width, initial-scale=1
text-scale scale
format-detection telephone=no
description ${description}
theme-color (prefers-color-scheme: light) ${themeColors.light}
theme-color (prefers-color-scheme: dark) ${themeColors.dark}
${
  path &&
  `og:type website
og:locale pt_BR
og:site_name ${brand}
og:url ${siteUrl}${path}
og:title ${title}
og:description ${description}
og:image ${image}
og:image:width 1200
og:image:height 630
og:image:alt ${texts.socialImageAlt}
twitter:card summary_large_image`
}
title ${title}
icon /favicon.ico 32x32
icon /favicon.svg image/svg+xml
apple-touch-icon /apple-touch-icon.png
manifest /manifest.webmanifest
${
  path &&
  lines`canonical ${siteUrl}${path}
@context https://schema.org
@type FinancialService
@id ${siteUrl}/#company
name ${brand}
legalName ${company.legalName}
taxID ${company.cnpj}
description ${texts.siteDescription}
disambiguatingDescription ${footer.blurb}
url ${siteUrl}/
image ${image}
logo ${siteUrl}/icon-512.png
email ${email}
@type PostalAddress
streetAddress ${address.street}, ${address.district}
addressLocality ${address.city}
addressRegion ${address.state}
postalCode ${address.postalCode}
addressCountry BR
@type ContactPoint
contactType customer service
telephone +${number}
availableLanguage pt-BR
@type OpeningHoursSpecification
${schemaDays.map((day) => `dayOfWeek ${day}`)}
opens ${company.hours.opens}
closes ${company.hours.closes}
@type WebSite
@id ${siteUrl}/#website
url ${siteUrl}/
name ${brand}
inLanguage pt-BR
@id ${siteUrl}/#company`
}`;

const { notFound, error } = texts;
const named = (name: string) => `${name} | ${brand}`;
const back = `aria-label=${brand}: ${texts.backHome} href=/`;

/** The head and the body of each page. */
const expected: Record<string, string[]> = {
  '/': [
    head(texts.siteTitle, texts.siteDescription, '/'),
    `${layout(home, 'href=#home', '', ' id=contato')}
aside aria-label=${texts.chatAction} ${chat(texts.floatingChatShort, texts.floatingChat)}`,
  ],
  '/404': [
    head(named(notFound.pageTitle), notFound.text),
    errorPage(notFound, ' lang=en'),
  ],
  '/500': [head(named(error.pageTitle), error.text), errorPage(error)],
};
for (const page of legal)
  expected[`/${page.slug}`] = [
    head(named(page.title), page.description, `/${page.slug}`),
    layout(legalPage(page), back, '/', ''),
  ];

test.each([...pages])('all of %s is in its place', (address, page) => {
  const lines = linesOf(expected[address]?.[1] ?? '').map(linkContacts);
  expect(readOutline(page)).toEqual(lines);
});

/** The values in structured data, with their names. */
const namesIn = (value: Data, name = ''): string[] =>
  value instanceof Object
    ? Object.entries(value).flatMap(([key, one]) =>
        namesIn(one, Array.isArray(value) ? name : key),
      )
    : [`${name} ${value}`];

test.each([...pages])('the head of %s says what it is', (address, page) => {
  expect(page.documentElement.lang).toBe('pt-BR');
  const found = page.head.querySelectorAll(
    'title, meta:not([http-equiv]), link:not([rel=preload]), [type$=json]',
  );
  const said = [...found].flatMap(({ attributes, localName, textContent }) => {
    if (localName === 'script') return namesIn(JSON.parse(textContent ?? ''));
    const all = [...attributes].map(({ value }) => value).join(' ');
    return all || `title ${textContent}`;
  });
  expect(said.flatMap(linesOf)).toEqual(linesOf(expected[address]?.[0] ?? ''));
});
