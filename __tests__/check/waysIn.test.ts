import { z } from 'zod';
import { messageOf } from '@/content/fields/rule';
import { fieldAt } from '@/content/fields/walk';
import { jsonSchemas } from '@/content/generate/jsonSchemas';
import { checkContent } from '../../tools/check';
import { problemOf } from '../../tools/editor/client/problems';
import { forms } from '../../tools/editor/forms';
import { copyForTests } from './contentCopy';

const data = copyForTests();

type Case = [form: string, path: string, value: string, inSchema: boolean];

/** Wrong values, and whether a pattern, a length or a list of values can refuse them. */
const cases: Case[] = [
  ['company', 'phone', '13 9999', true],
  ['company', 'phone', '+55 20 99876-5432', false],
  ['company', 'cnpj', '11222333000181', true],
  ['company', 'cnpj', '11.222.333/0001-82', false],
  ['company', 'address.postalCode', '11410120', true],
  ['company', 'address.state', 'São Paulo', true],
  ['company', 'email', 'contato@costaclara', true],
  ['company', 'hours.opens', '9h', true],
  ['company', 'siteUrl', 'https://www.costaclara.com.br/', true],
  ['company', 'brand', '', true],
  ['company', 'brand', '{{marca}}', false],
  ['partners-partners', 'partners.0.url', 'http://www.banco.com.br', true],
  ['partners-partners', 'partners.0.url', 'https://www.bаnco.com.br', true],
  ['partners-partners', 'partners.0.url', 'https://ana@banco.com.br', true],
  ['partners-partners', 'partners.0.sac', '3333-4444', true],
  ['partners-partners', 'partners.0.logo', 'logos/banco azul.png', true],
  ['partners-partners', 'partners.0.verified.on', '20/11/2026', true],
  ['partners-partners', 'partners.0.verified.on', '2026-02-30', true],
  ['home-hero', 'badge', 'x'.repeat(61), true],
  ['home-hero', 'badge', 'Crédito garantido', false],
  ['home-hero', 'badge', 'Fale com a %marca%', false],
  ['home-hero', 'badge', 'Cre\u0301dito', false],
  ['home-hero', 'image', '../images/foto.gif', true],
  ['home-hero', 'image', '..\\images\\hero.png', true],
];

test.each(cases)(
  'the form of %s says about %s "%s" what the check says',
  async (name, place, value, inSchema) => {
    const form = forms.find((one) => one.name === name);
    if (!form) throw new Error(`There is no form ${name}.`);
    const keys = place.split('.').map((key) => (key === '0' ? 0 : key));
    const content = JSON.parse(data.read(form.file));
    const parent = keys.slice(0, -1).reduce((at, key) => at[key], content);
    parent[String(keys.at(-1))] = value;
    data.write(form.file, JSON.stringify(content));

    const { diagnostics } = await checkContent(data.path);
    const [error] = diagnostics.filter(({ severity }) => severity === 'error');
    const field = fieldAt(form.root, keys);
    if (!error || !field) throw new Error('The check accepts it.');
    expect(problemOf(field, value)).toBe(messageOf(error));

    const schema = JSON.parse(jsonSchemas().get(`${name}.schema.json`) ?? '');
    expect(z.fromJSONSchema(schema).safeParse(content).success).toBe(!inSchema);
  },
);
