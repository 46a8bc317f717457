import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { CAROUSEL_MINIMUM } from '@/content/carouselMinimum';
import type { ContentFile } from '@/content/contentFile';
import { companyFile } from '@/content/schemas/company';
import { aboutFile } from '@/content/schemas/home/about';
import { footerFile } from '@/content/schemas/home/footer';
import { heroFile } from '@/content/schemas/home/hero';
import { partnersSectionFile } from '@/content/schemas/home/partners';
import { questionsFile } from '@/content/schemas/home/questions';
import { servicesFile } from '@/content/schemas/home/services';
import { statisticsFile } from '@/content/schemas/home/statistics';
import { partnersFile } from '@/content/schemas/partners';
import { sharedTextsFile } from '@/content/schemas/sharedTexts';
import { placeholderValues } from '@/gatsby/companyFacts';
import { interpolate } from '@/gatsby/interpolate';

export const readData = <Schema extends z.ZodObject>({
  path,
}: ContentFile<Schema>): z.output<Schema> =>
  JSON.parse(readFileSync(join('data', path), 'utf8'));

/** The fields that a test has used, such as `home/hero.json.badge`. */
export const usedFields = new Set<string>();

/** Adds fields to `usedFields` when they are read. */
function watch<Value>(value: Value, path: string): Value {
  usedFields.add(path);
  if (!(value instanceof Object)) return value;
  return new Proxy(value, {
    get: (target, key) =>
      Object.hasOwn(target, key)
        ? watch(Reflect.get(target, key), `${path}.${String(key)}`)
        : Reflect.get(target, key),
  });
}

/** The company whose site is in `dist/`. */
export const company = watch(readData(companyFile), companyFile.path);

export const values = placeholderValues(company);

/** Reads texts, each in one line, with their placeholders replaced, as `@text` does it in a build. */
function readTexts<Schema extends z.ZodObject>(
  file: ContentFile<Schema>,
): z.output<Schema> {
  const text = JSON.stringify(readData(file)).replaceAll('\\n', ' ');
  const texts = JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'string' ? interpolate(value, values) : value,
  );
  return watch(texts, file.path);
}

export const texts = readTexts(sharedTextsFile);
export const hero = readTexts(heroFile);
export const statistics = readTexts(statisticsFile);
export const about = readTexts(aboutFile);
export const services = readTexts(servicesFile);
export const partnerTexts = readTexts(partnersSectionFile);
export const { partners } = readTexts(partnersFile);
export const hasCarousel = partners.length >= CAROUSEL_MINIMUM;
/** In the order of their cards. */
export const partnerCards = [
  ...partners.filter(({ logo }) => logo),
  ...partners.filter(({ logo }) => !logo),
];
export const questions = readTexts(questionsFile);
export const footer = readTexts(footerFile);
