import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { legalSlugs } from '@/content/legal/schema';
import { contentFiles } from '@/content/schemas/contentFiles';
import { walkValues } from '@/content/walk';
import { companyFacts } from '@/gatsby/companyFacts';
import { interpolate } from '@/gatsby/interpolate';
import { legalText } from '@/gatsby/legalText';
import { themeColors } from '@/themeColors';
import {
  about,
  company,
  footer,
  hasCarousel,
  hero,
  partnerCards,
  partners,
  partnerTexts,
  questions,
  readData,
  services,
  statistics,
  texts,
  usedFields,
  values,
} from '../support/texts';
import {
  linesOf,
  type Outline,
  readHead,
  readOutline,
} from './support/outline';
import { isRelease, pages, parsePage, textOf } from './support/published';

const { phone, hours, schemaDays } = companyFacts(company);
const { siteUrl, brand, email, address, office } = company;
const officerEmail = company.dataProtectionOfficer.email;
const digits = company.phone.replace(/\D/g, '');

const nameOf = (path: string) => parse(path).name;

/** @param first - whether it is on the first screen, where browsers without AVIF get a dark one, too */
function picture(image: string, imageDark?: string, alt = '', first = false) {
  const name = nameOf(image);
  const dark = imageDark && `dark:${nameOf(imageDark)}`;
  const darkFiles = dark && `${dark}.avif ${first ? `${dark}.webp ` : ''}`;
  return `![${alt}](${darkFiles ?? ''}${name}.avif ${name}.webp)`;
}

const newTab = 'rel=noopener target=_blank';
const hint = texts.chatHint.trim();
const app = hint.split(' ').at(-1) ?? '';

function chat(words: string, name = words) {
  const label = name.includes(app) ? name : `${name} (${hint})`;
  return `[${words}](https://wa.me/${digits} aria-label=${label} ${newTab})`;
}

const contacts: Record<string, string> = {
  [phone.replace(/\s/, ' ')]: `tel:+${digits}`,
  [email]: `mailto:${email}`,
  [officerEmail]: `mailto:${officerEmail}`,
};

/** What is pressed already, and what looks like a contact. */
const CONTACTS =
  /^(?:button|summary) .*|\[[^\]]*\]\((?:[^()]|\([^()]*\))*\)|\(\d\d\) [\d-]{9,}|[\w.+-]+@[\w.-]+\w/g;

const linkContacts = (line: string) =>
  line.replace(CONTACTS, (found) =>
    contacts[found] ? `[${found}](${contacts[found]})` : found,
  );

const mark = `![](favicon.svg)${brand}`;

/** @param home - where links to sections of the home page begin: with nothing on the page itself */
const headerOutline = (home: '' | '/'): Outline => [
  `[${texts.skipLink}](#conteudo)`,
  'header',
  home
    ? `[${mark}](/ aria-label=${brand}: ${texts.backHome})`
    : `[${mark}](#home)`,
  `button popovertarget=menu ${texts.menuButton}`,
  `nav aria-label=${texts.menuLabel} id=menu popover=auto`,
  texts.menu.map(({ label, target }) => `[${label}](${home}${target})`),
  chat(texts.chatAction),
];

const footerOutline = (home: '' | '/'): Outline => [
  'footer',
  `h2${home ? '' : ' id=contato'} ${footer.contactTitle}`,
  chat(footer.chatButton),
  `[${footer.phoneLabel}: ${phone}](tel:+${digits})`,
  `[${email}](mailto:${email} aria-label=${footer.emailLabel}: ${email})`,
  `h3 ${footer.accessibility.title}`,
  footer.accessibility.text,
  mark,
  footer.blurb,
  `${address.city}/${address.state}`,
  `${footer.hoursNote} ${hours}.`,
  office && [interpolate(office.words, values), values.endereco_escritorio],
  `h2 ${footer.servicesTitle}`,
  footer.services.map(({ name }) => `[${name}](${home}#servicos)`),
  `h2 ${footer.linksTitle}`,
  footer.links.map(({ label, target }) => `[${label}](${home}${target})`),
  legalPages.map(({ slug, title }) => `[${title}](/${slug})`),
  footer.disclaimer,
  footer.copyright,
];

const heroOutline: Outline = [
  hero.badge,
  `h1 id=home ${hero.headline}`,
  hero.subtitle,
  `${chat(hero.primaryAction)}${chat(hero.secondaryAction)}`,
  hero.note,
  `[${hero.questionsLink}](#perguntas)`,
  picture(hero.background, hero.backgroundDark, '', true),
  picture(hero.image, hero.imageDark, hero.imageAlt, true),
];

const statisticsOutline: Outline = [
  `h2 ${statistics.title}`,
  statistics.items.map(({ value, spoken, label, description }) => [
    spoken ? `{aria-hidden=true ${value}}${spoken}` : value,
    label,
    description,
  ]),
];

const aboutOutline: Outline = [
  `h2 id=sobre ${about.title}`,
  about.paragraphs,
  about.highlights.map((highlight) => [
    picture(highlight.image, highlight.imageDark),
    `h3 ${highlight.title}`,
    highlight.description,
  ]),
  `h3 ${about.advantages.title}`,
  about.advantages.intro,
  about.advantages.items,
  chat(about.action),
];

const servicesOutline: Outline = [
  `h2 id=servicos ${services.title}`,
  services.subtitle,
  services.items.map((service) => [
    `li data-color=${service.color} data-emphasis=${service.emphasis}`,
    `h3 ${service.title}`,
    picture(service.image, service.imageDark),
    service.description,
    chat(
      services.cardAction,
      `${services.cardAction}: ${service.shortTitle ?? service.title}`,
    ),
  ]),
  chat(services.action),
  `[${services.questionsLink}](#perguntas)`,
];

const initialsOf = (name: string) =>
  name
    .match(/(?<!\S)\S/g)
    ?.slice(0, 2)
    .join('')
    .toUpperCase();

const partnerLink = (words: string, url?: string) =>
  url ? `[${words}](${url} ${newTab})` : words;

const count = (text: string) => text.replace('{total}', `${partners.length}`);
const list = `ul aria-label=${partnerTexts.listLabel} (${texts.newTabs})`;

const cardsOutline: Outline = [
  `div aria-label=${partnerTexts.title} role=group`,
  list,
  partnerCards.map(({ name, url, logo }, i) => {
    const initials = `{aria-hidden=true data-initials=${initialsOf(name)} data-style=${(i % 4) + 1}}`;
    const sign = logo ? `![](${nameOf(logo)}.webp)` : initials;
    return partnerLink(sign + name, url);
  }),
];

const controlsOutline: Outline = [
  `button aria-label=${partnerTexts.previous} data-step=-1`,
  `button aria-label=${partnerTexts.next} data-step=1`,
  `p aria-hidden=true ${count(partnerTexts.count)}`,
  'details',
  `summary ${count(partnerTexts.openList)}`,
  list,
  partners.map(({ name, url }) => partnerLink(name, url)),
];

const carouselOutline = `div data-carousel= data-position=${partnerTexts.position}`;

const partnersOutline: Outline = [
  `h2 id=parceiros ${partnerTexts.title}`,
  partnerTexts.subtitle,
  `[${partnerTexts.skip}](#mais-parceiros)`,
  hasCarousel && carouselOutline,
  cardsOutline,
  hasCarousel && controlsOutline,
  picture(partnerTexts.highlight.image, partnerTexts.highlight.imageDark),
  `h3 id=mais-parceiros ${partnerTexts.highlight.title}`,
  partnerTexts.highlight.text,
];

const questionsOutline: Outline = [
  `h2 id=perguntas ${questions.title}`,
  questions.lead,
  picture(questions.image, questions.imageDark),
  questions.items.map(({ question, answer }) => [
    'details',
    `summary h3 ${question}`,
    answer,
  ]),
  questions.readFirst &&
    `[${questions.readFirst.label}](${questions.readFirst.target})`,
];

const legalPages = legalSlugs.toSorted().map((slug) => {
  const file = readFileSync(`data/legal/${slug}.md`, 'utf8');
  // legalText.test.ts has a page with its HTML.
  const page = parsePage(legalText(file, { values, chatHint: hint }).html);
  const head: Record<'title' | 'description' | 'updated', string> = parseYaml(
    file.split('---')[1] ?? '',
  );
  return {
    slug,
    title: interpolate(head.title, values),
    description: interpolate(head.description, values),
    updated: head.updated,
    contents: Array.from(
      page.querySelectorAll('.text-part, .text-section'),
      ({ id, textContent }) => `[${textContent}](#${id})`,
    ),
    body: readOutline(page),
  };
});

const dateFormat = { dateStyle: 'long', timeZone: 'UTC' } as const;

const legalOutline = (page: (typeof legalPages)[number]): Outline => [
  `header ${picture(texts.legalImage, texts.legalImageDark, '', true)}[${texts.backHome}](/)`,
  `h1 ${page.title}`,
  `${texts.updatedOn} {datetime=${page.updated} ${new Date(page.updated).toLocaleDateString('pt-BR', dateFormat)}}`,
  'nav aria-labelledby=nesta-pagina',
  `p id=nesta-pagina ${texts.tableOfContents}`,
  page.contents,
  page.body,
  `[${texts.backHome}](/)`,
];

const { notFound, error } = texts;

/** @param more - between the mark and the title. @param lang - of the link back */
const errorOutline = (
  { title, text, action }: Omit<typeof error, 'pageTitle'>,
  more = '',
  lang = '',
): Outline => [
  'main',
  mark,
  more,
  `h1 lang=en ${title}`,
  text,
  `[${action}](/${lang})${chat(texts.chatAction)}`,
];

const image = `${siteUrl}/social-card.jpg`;

/** Of the company: never a bank, and never with a rating. */
const facts = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'FinancialService',
      '@id': `${siteUrl}/#company`,
      name: brand,
      legalName: company.legalName,
      taxID: company.cnpj,
      description: texts.siteDescription,
      disambiguatingDescription: footer.blurb,
      url: `${siteUrl}/`,
      image,
      logo: `${siteUrl}/icon-512.png`,
      email,
      address: {
        '@type': 'PostalAddress',
        streetAddress: `${address.street}, ${address.district}`,
        addressLocality: address.city,
        addressRegion: address.state,
        postalCode: address.postalCode,
        addressCountry: 'BR',
      },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: `+${digits}`,
        availableLanguage: 'pt-BR',
        hoursAvailable: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: schemaDays,
          opens: company.hours.opens,
          closes: company.hours.closes,
        },
      },
    },
    {
      '@type': 'WebSite',
      '@id': `${siteUrl}/#website`,
      url: `${siteUrl}/`,
      name: brand,
      inLanguage: 'pt-BR',
      publisher: { '@id': `${siteUrl}/#company` },
    },
  ],
};

/** @param path - of a page that search engines may list */
const headOutline = (title: string, description: string, path?: string) =>
  linesOf([
    'lang pt-BR',
    'utf-8',
    !(path && isRelease) && 'robots noindex',
    'viewport width=device-width, initial-scale=1',
    'text-scale scale',
    'format-detection telephone=no',
    `description ${description}`,
    `theme-color media=(prefers-color-scheme: light) ${themeColors.light}`,
    `theme-color media=(prefers-color-scheme: dark) ${themeColors.dark}`,
    path && [
      'property=og:type website',
      'property=og:locale pt_BR',
      `property=og:site_name ${brand}`,
      `property=og:url ${siteUrl}${path}`,
      `property=og:title ${title}`,
      `property=og:description ${description}`,
      `property=og:image ${image}`,
      'property=og:image:width 1200',
      'property=og:image:height 630',
      `property=og:image:alt ${texts.socialImageAlt}`,
      'twitter:card summary_large_image',
    ],
    `title ${title}`,
    'icon href=/favicon.ico sizes=32x32',
    'icon href=/favicon.svg type=image/svg+xml',
    'apple-touch-icon href=/apple-touch-icon.png',
    'manifest href=/manifest.webmanifest',
    path && [
      `canonical href=${siteUrl}${path}`,
      JSON.stringify(facts, null, 2),
    ],
  ]);

const bodyOutline = (body: Outline) => linesOf(body).map(linkContacts);

const expected: Record<string, Outline> = {
  '/': [
    headOutline(texts.siteTitle, texts.siteDescription, '/'),
    bodyOutline([
      headerOutline(''),
      'main id=conteudo',
      heroOutline,
      statisticsOutline,
      aboutOutline,
      servicesOutline,
      partnersOutline,
      questionsOutline,
      picture(footer.image, footer.imageDark),
      footerOutline(''),
      `aside aria-label=${texts.chatAction} ${chat(texts.floatingChatShort, texts.floatingChat)}`,
    ]),
  ],
  '/404': [
    headOutline(`${notFound.pageTitle} | ${brand}`, notFound.text),
    bodyOutline(
      errorOutline(
        notFound,
        picture(notFound.image, undefined, notFound.imageAlt),
        ' lang=en',
      ),
    ),
  ],
  '/500': [
    headOutline(`${error.pageTitle} | ${brand}`, error.text),
    bodyOutline(errorOutline(error)),
  ],
};
for (const page of legalPages)
  expected[`/${page.slug}`] = [
    headOutline(`${page.title} | ${brand}`, page.description, `/${page.slug}`),
    bodyOutline([
      headerOutline('/'),
      'main id=conteudo',
      legalOutline(page),
      footerOutline('/'),
    ]),
  ];

test.each([...pages])('all of %s is in its place', (address, page) => {
  const lines = [...readHead(page), ...readOutline(page)];
  expect(lines).toEqual(linesOf(expected[address]));
});

test('crawlers find each page but those for errors, and when a text has changed', () => {
  expect(linesOf(textOf('sitemap.xml'))).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    `<url><loc>${siteUrl}/</loc></url>`,
    ...legalPages.map(
      ({ slug, updated }) =>
        `<url><loc>${siteUrl}/${slug}</loc><lastmod>${updated}</lastmod></url>`,
    ),
    '</urlset>',
  ]);
  expect(pages.size).toBe(Object.keys(expected).length);
});

test('each value of data/ has a place, unless it is internal', () => {
  const missing = contentFiles.flatMap((file) =>
    [...walkValues(file.schema, { ...readData(file), $schema: undefined })]
      .filter(({ value }) => typeof value === 'string')
      .filter(({ schema }) => !schema.meta()?.internal)
      .map(({ path }) => [file.path, ...path].join('.'))
      .filter((name) => !usedFields.has(name)),
  );
  expect(missing).toEqual([]);
});
