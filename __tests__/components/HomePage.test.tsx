import { parse } from 'node:path';
import { render, screen } from '@testing-library/react';
import { contentFiles } from '@/content/schemas/contentFiles';
import { aboutFile } from '@/content/schemas/home/about';
import { heroFile } from '@/content/schemas/home/hero';
import { partnersSectionFile } from '@/content/schemas/home/partners';
import { servicesFile } from '@/content/schemas/home/services';
import { statisticsFile } from '@/content/schemas/home/statistics';
import HomePage from '@/pages/index';
import type { QueryResult } from '@/queryResult';
import { readTexts } from '../support/texts';
import { pageProps } from './support/page';
import { picture } from './support/picture';

const withPictures = (texts: unknown) =>
  JSON.parse(JSON.stringify(texts), (_key, value) =>
    /\.(?:png|svg)$/.test(value) ? picture(parse(value).name) : value,
  );

/** Each file of the invented company, by the name of its query. */
const data = Object.fromEntries(
  contentFiles.map((file) => [
    file.type.charAt(0).toLowerCase() + file.type.slice(1),
    withPictures(readTexts(file)),
  ]),
) as unknown as QueryResult<Queries.HomePageQuery>;

test('the home page has the sections of the specification in its order, each with the anchor that the menu names', () => {
  render(<HomePage {...pageProps(data)} />);
  const sections = [
    ['home', readTexts(heroFile).headline],
    ['', readTexts(statisticsFile).title],
    ['sobre', readTexts(aboutFile).title],
    ['servicos', readTexts(servicesFile).title],
    ['parceiros', readTexts(partnersSectionFile).title],
  ];
  const shown = [...screen.getByRole('main').querySelectorAll('section')].map(
    (section) => [section.id, section.querySelector('h1, h2')?.textContent],
  );
  // Others may stand between them.
  const isNamed = ([, title]: (typeof shown)[number]) =>
    sections.some(([, named]) => named === title);
  expect(shown.filter(isNamed)).toEqual(sections);
});
