import { parse } from 'node:path';
import { contentFiles } from '@/content/schemas/contentFiles';
import type { QueryResult } from '@/queryResult';
import { FIXTURE } from '../../../tools/fixture/fixture';
import { readTexts } from '../../support/texts';
import { picture } from './picture';

type Answers = Queries.HomePageQuery &
  Queries.SiteQuery &
  Queries.NotFoundPageQuery &
  Queries.ErrorPageQuery &
  Pick<Queries.LegalPageQuery, 'interfaceTexts'>;

/** Puts a picture where a file names one. SVG has one size only. */
function answer(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const { name, ext } = parse(value);
  if (ext === '.png') return picture(name);
  if (ext === '.svg')
    return { publicURL: `/${name}.svg`, childImageSharp: null };
  return value;
}

/** The answers to the pages' queries: the invented company's files by name. */
export const queries = Object.fromEntries(
  contentFiles.map((file) => [
    file.type.charAt(0).toLowerCase() + file.type.slice(1),
    JSON.parse(JSON.stringify(readTexts(file, FIXTURE)), (_key, value) =>
      answer(value),
    ),
  ]),
) as unknown as QueryResult<Answers>;
