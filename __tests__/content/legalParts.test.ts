import type { Company } from '@/content/schemas/company';
import type { LegalSlug } from '@/content/schemas/legal';
import type { Partner } from '@/content/schemas/partners';
import { resolveLegalParts } from '@/gatsby/legalParts';
import config from '../../gatsby-config';
import { readFixture } from '../support/fixture';

interface Content {
  readonly Company: Company;
  readonly PartnerDirectory: { readonly partners: readonly Partner[] };
}

/** The fields that gatsby-transformer-remark adds with the site's options, with a cache. */
async function createRemarkFields() {
  const [entry] = (config.plugins ?? []).flatMap((plugin) =>
    typeof plugin === 'object' &&
    plugin?.resolve === 'gatsby-transformer-remark'
      ? [plugin.options as { plugins: { resolve: string; options: object }[] }]
      : [],
  );
  if (!entry) throw new Error('No gatsby-transformer-remark in gatsby-config');
  const plugins = entry.plugins.map(({ resolve, options }) => ({
    name: resolve,
    module: require(resolve),
    pluginOptions: options,
  }));
  const entries = new Map<string, unknown>();
  const cache = {
    get: async (key: string) => entries.get(key),
    set: async (key: string, value: unknown) => void entries.set(key, value),
  };
  const remark = require('gatsby-transformer-remark/gatsby-node');
  return remark.setFieldsOnGraphQLNodeType(
    {
      type: { name: 'MarkdownRemark' },
      getNodesByType: () => [],
      getCache: () => cache,
      cache,
    },
    { ...entry, plugins },
  );
}

const remarkFields = createRemarkFields();

const fixtures: Content = {
  Company: readFixture('company.json'),
  PartnerDirectory: readFixture('partners/partners.json'),
};

const resolveParts = async (
  slug: LegalSlug,
  content: string,
  changed: Partial<Content> = {},
) => {
  const nodes: Record<string, unknown> = {
    ...fixtures,
    InterfaceTexts: { opensChat: 'abre o Zap' },
    ...changed,
  };
  const page = {
    frontmatter: { slug },
    internal: { content, contentDigest: content },
  };
  const fields = await remarkFields;
  return resolveLegalParts(
    page,
    {},
    {
      nodeModel: { findOne: async ({ type }: { type: string }) => nodes[type] },
    },
    { parentType: { getFields: () => fields } },
  );
};

const sectionHtml = async (markdown: string, changed?: Partial<Content>) => {
  const page = `## 1. A\n\n${markdown}`;
  const [part] = await resolveParts('politica-privacidade', page, changed);
  return part?.sections[0]?.html;
};

const companyNamed = (brand: string): Pick<Content, 'Company'> => ({
  Company: { ...fixtures.Company, brand },
});

test('a title is plain text after its number and a no-break space, and its id has no number and does not depend on the company', async () => {
  const markdown = '## **7.\u00a0Segurança & *sigilo*** da {{marca}}\n\nTexto.';
  expect(await resolveParts('politica-privacidade', markdown)).toEqual([
    {
      id: null,
      title: null,
      intro: null,
      sections: [
        {
          id: 'seguranca-sigilo-da-marca',
          number: 7,
          title: 'Segurança & sigilo da Costa Clara',
          html: '<p>Texto.</p>',
        },
      ],
    },
  ]);
});

test('each part has its own sections and the text before them', async () => {
  const parts = await resolveParts(
    'termos-uso',
    '## Cookies\n\n### 1. Um\n\nDois.\n\n#### Três & quatro\n\n## Termos\n\nLeia.\n\n### 1. Uso. Regras\n\nSeis.\n\n### 2. Último\n\nSete.',
  );
  expect(parts).toEqual([
    {
      id: 'cookies',
      title: 'Cookies',
      intro: null,
      sections: [
        {
          id: 'um',
          number: 1,
          title: 'Um',
          html: '<p>Dois.</p>\n<h4 id="tres-quatro">Três &#x26; quatro</h4>',
        },
      ],
    },
    {
      id: 'termos',
      title: 'Termos',
      intro: '<p>Leia.</p>',
      sections: [
        {
          id: 'uso-regras',
          number: 1,
          title: 'Uso. Regras',
          html: '<p>Seis.</p>',
        },
        { id: 'ultimo', number: 2, title: 'Último', html: '<p>Sete.</p>' },
      ],
    },
  ]);
});

test('company data is inserted as text, not HTML, and numbers stay with their words', async () => {
  const html = await sectionHtml(
    '**{{marca}}**, art. 18',
    companyNamed('A <b> & B'),
  );
  expect(html).toBe(
    '<p><strong>A &#x3C;b> &#x26; B</strong>, art.\u00a018</p>',
  );
});

test('a number with a hyphen stays on one line', async () => {
  expect(
    await sectionHtml('**Art. 54-D**, CEP 11410-000, saque-aniversário'),
  ).toBe(
    '<p><strong>Art.\u00a0<span class="no-break">54-D</span></strong>, CEP\u00a0<span class="no-break">11410-000</span>, saque-aniversário</p>',
  );
});

test('a change of the company alone is shown, although the page is cached', async () => {
  const htmlFor = (brand: string) =>
    sectionHtml('{{marca}}', companyNamed(brand));
  expect(await htmlFor('Antes')).toBe('<p>Antes</p>');
  expect(await htmlFor('Depois')).toBe('<p>Depois</p>');
});

test('a chat link opens a new tab and says so, other links do not', async () => {
  expect(await sectionHtml('[a **{{marca}}**](<{{ link_whatsapp }}>)')).toBe(
    '<p><a href="https://wa.me/5513991234567" target="_blank" rel="noopener" aria-label="a Costa Clara (abre o Zap)">a <strong>Costa Clara</strong></a></p>',
  );
  expect(await sectionHtml('[banco](https://www.bcb.gov.br/a%20b%E7)')).toBe(
    '<p><a href="https://www.bcb.gov.br/a%20b%E7">banco</a></p>',
  );
  expect(await sectionHtml('[{{telefone}}]({{link_telefone}})')).toBe(
    '<p><a href="tel:+5513991234567">(13)\u00a0<span class="no-break">99123-4567</span></a></p>',
  );
  expect(await sectionHtml('[{{email}}]({{link_email}})')).toBe(
    '<p><a href="mailto:contato@costaclara.com.br">contato@costaclara.com.br</a></p>',
  );
});

test('a table stays in its place', async () => {
  const html = await sectionHtml('Antes.\n\n| A |\n|---|\n| {{marca}} |');
  expect(html?.replaceAll('\n', '')).toBe(
    '<p>Antes.</p><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>Costa Clara</td></tr></tbody></table>',
  );
});

describe('the list of complaint channels', () => {
  const markdown =
    'Reclame.\n\nCanais **deles**:\n{{ canais_das_instituicoes }}';
  const htmlWith = (partners: readonly Partner[]) =>
    sectionHtml(markdown, { PartnerDirectory: { partners } });

  test('stands also where the placeholder is bold', async () => {
    const html = await sectionHtml('Canais:\n**{{canais_das_instituicoes}}**');
    expect(html).toMatch(/^<p>Canais:\n?<\/p>\n<ul><li>BANCO AZUL/);
  });

  test('contains each partner that has a channel, with links', async () => {
    const html = await sectionHtml(markdown);
    expect(html?.replaceAll('\n', '')).toBe(
      '<p>Reclame.</p><p>Canais <strong>deles</strong>:</p><ul>' +
        '<li>BANCO AZUL: SAC <a href="tel:08000000001">0800 000 0001</a>, ouvidoria <a href="tel:08000000002">0800 000 0002</a></li>' +
        '<li>Q4+: SAC <a href="https://q4.com.br/sac">q4.com.br/sac</a></li></ul>',
    );
  });

  test('replaces a paragraph that is only its placeholder', async () => {
    expect(await sectionHtml('{{canais_das_instituicoes}}')).toMatch(/^<ul>/);
  });

  test('links a number with an area code in international form', async () => {
    const html = await htmlWith([{ name: 'A', ombudsman: '(11) 3333-4444' }]);
    expect(html).toContain(
      'A: ouvidoria <a href="tel:+551133334444">(11) <span class="no-break">3333-4444</span></a>',
    );
  });

  test('is removed with its introduction when no partner has a channel', async () => {
    expect(await htmlWith([{ name: 'A' }])).toBe('<p>Reclame.</p>');
  });
});
