import type { Company } from '@/contentModel/schemas/company';
import type { LegalSlug } from '@/contentModel/schemas/legal';
import type { Partner } from '@/contentModel/schemas/partners';
import { resolveLegalParts } from '@/gatsby/legalParts';
import config from '../../gatsby-config';
import { readFixture } from '../support/fixture';

interface Changed {
  readonly brand?: string;
  readonly partners?: readonly Partner[];
}

/** The fields of gatsby-transformer-remark, with the site's options and a cache. */
async function createRemarkFields() {
  const name = 'gatsby-transformer-remark';
  const remark = (config.plugins ?? []).find(
    (plugin) => typeof plugin === 'object' && plugin?.resolve === name,
  ) as { options: object };
  const cache = new Map<string, unknown>();
  return require(`${name}/gatsby-node`).setFieldsOnGraphQLNodeType(
    {
      type: { name: 'MarkdownRemark' },
      getNodesByType: () => [],
      getCache: () => cache,
      cache,
    },
    { plugins: [], ...remark.options },
  );
}

const remarkFields = createRemarkFields();
const company: Company = readFixture('company.json');
const { partners } = readFixture('partners/partners.json');

async function resolveParts(
  slug: LegalSlug,
  content: string,
  changed: Changed = {},
) {
  const nodes: Record<string, unknown> = {
    Company: { ...company, ...changed },
    PartnerDirectory: { partners, ...changed },
    InterfaceTexts: { opensChat: 'abre o Zap' },
  };
  const findOne = async ({ type }: { type: string }) => nodes[type];
  const page = {
    frontmatter: { slug },
    internal: { content, contentDigest: content },
  };
  const fields = await remarkFields;
  const info = { parentType: { getFields: () => fields } };
  return resolveLegalParts(page, {}, { nodeModel: { findOne } }, info);
}

const CHANNELS = '{{canais_das_instituicoes}}';

const PAGE = `
## **7.\u00a0Segurança & *sigilo*** da {{marca}}

**{{marca}}**, art. 54-D, saque-aniversário

[a **{{marca}}**](<{{ link_whatsapp }}>)

[banco](https://www.bcb.gov.br/a%20b%E7), [ligue]({{link_telefone}})

| A |
|---|
| {{telefone}} |

Canais **deles**:
${CHANNELS}

### Três & quatro
`;

const HTML = [
  '<p><strong>Costa Clara</strong>, ',
  'art.\u00a0<span class="no-break">54-D</span>, saque-aniversário</p>',
  '<p><a href="https://wa.me/5513991234567" target="_blank" rel="noopener" ',
  'aria-label="a Costa Clara (abre o Zap)">a <strong>Costa Clara</strong></a></p>',
  '<p><a href="https://www.bcb.gov.br/a%20b%E7">banco</a>, ',
  '<a href="tel:+5513991234567">ligue</a></p>',
  '<table><thead><tr><th>A</th></tr></thead><tbody><tr>',
  '<td>(13)\u00a0<span class="no-break">99123-4567</span></td>',
  '</tr></tbody></table>',
  '<p>Canais <strong>deles</strong>:</p><ul>',
  '<li>BANCO AZUL: SAC <a href="tel:08000000001">0800 000 0001</a>, ',
  'ouvidoria <a href="tel:08000000002">0800 000 0002</a></li>',
  '<li>Q4+: SAC <a href="https://q4.com.br/sac">q4.com.br/sac</a></li></ul>',
  '<h3 id="tres-quatro">Três &#x26; quatro</h3>',
];

/** The first section of a page without parts. */
async function resolveSection(content: string, changed?: Changed) {
  const slug = 'politica-privacidade';
  const [part] = await resolveParts(slug, content, changed);
  const [section] = part?.sections ?? [];
  return { ...section, html: section?.html.replaceAll('\n', '') };
}

test('a section has what pages need', async () => {
  expect(await resolveSection(PAGE)).toEqual({
    id: 'seguranca-sigilo-da-marca',
    number: 7,
    title: 'Segurança & sigilo da Costa Clara',
    html: HTML.join(''),
  });
});

test('a change of the company alone is shown, as text', async () => {
  expect(await resolveSection(PAGE, { brand: 'A <b> & B' })).toMatchObject({
    id: 'seguranca-sigilo-da-marca',
    title: 'Segurança & sigilo da A <b> & B',
    html: expect.stringContaining('<strong>A &#x3C;b> &#x26; B</strong>, art.'),
  });
});

test('each part has its own sections and the text before them', async () => {
  const cookiesPart = '## Cookies\n\n### 1. Um\n\nDois.\n\n';
  const termsPart = '## Termos\n\nLeia.\n\n### 1. Uso. Regras\n\nSeis.';
  const parts = await resolveParts('termos-uso', cookiesPart + termsPart);
  const cookies = { id: 'um', number: 1, title: 'Um', html: '<p>Dois.</p>' };
  const rules = { id: 'uso-regras', number: 1, title: 'Uso. Regras' };
  expect(parts).toEqual([
    { id: 'cookies', title: 'Cookies', intro: null, sections: [cookies] },
    {
      id: 'termos',
      title: 'Termos',
      intro: '<p>Leia.</p>',
      sections: [{ ...rules, html: '<p>Seis.</p>' }],
    },
  ]);
});

test.each([
  [`Canais:\n**${CHANNELS}**`, '<p>Canais:</p><ul>'],
  [CHANNELS, '<ul>'],
])('the complaint channels take the place of %j', async (text, start) => {
  const partners = [{ name: 'A', ombudsman: '(11) 3333-4444' }];
  const { html } = await resolveSection(`## 1. A\n\n${text}`, { partners });
  const link = '<a href="tel:+551133334444">';
  expect(html).toContain(`${start}<li>A: ouvidoria ${link}`);
});

test('without channels, what introduces them is removed', async () => {
  const page = `## 1. A\n\nReclame.\n\nCanais:\n${CHANNELS}`;
  const partners = [{ name: 'A' }];
  const { html } = await resolveSection(page, { partners });
  expect(html).toBe('<p>Reclame.</p>');
});
