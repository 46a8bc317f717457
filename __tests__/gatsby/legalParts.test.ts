import { parseMarkdown } from '@/content/parseMarkdown';
import type { Company } from '@/content/schemas/company';
import { placeholderValues } from '@/gatsby/companyFacts';
import { legalParts, type SharedContent } from '@/gatsby/legalParts';
import { readFixture } from '../../tools/fixture/fixture';

const company: Company = readFixture('company.json');
const { partners } = readFixture('partners/partners.json');

const shared: SharedContent = {
  values: placeholderValues(company),
  chatHint: 'abre o Zap',
  partners,
};

const partsOf = (markdown: string, changed: Partial<SharedContent> = {}) =>
  legalParts(parseMarkdown(markdown), { ...shared, ...changed });

const CHANNELS = '{{canais_das_instituicoes}}';

const PAGE = `
## **Segurança & *sigilo*** da {{marca}}

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
function sectionOf(markdown: string, changed?: Partial<SharedContent>) {
  const [part] = partsOf(markdown, changed);
  const [section] = part?.sections ?? [];
  return { ...section, html: section?.html.replaceAll('\n', '') };
}

test('a section has what pages need', () => {
  expect(sectionOf(PAGE)).toEqual({
    id: 'seguranca-sigilo-da-marca',
    number: 1,
    title: 'Segurança & sigilo da Costa Clara',
    html: HTML.join(''),
  });
});

test('what the company writes is text', () => {
  const values = placeholderValues({ ...company, brand: 'A <b> & B' });
  expect(sectionOf(PAGE, { values })).toMatchObject({
    id: 'seguranca-sigilo-da-marca',
    title: 'Segurança & sigilo da A <b> & B',
    html: expect.stringContaining('<strong>A &#x3C;b> &#x26; B</strong>, art.'),
  });
});

const PARTS = `
# Cookies

## Um

Dois.

# Termos

Leia.

## Uso. Regras

### Mais & mais

Seis.

## Fim

Veja a **[seção {{ numero }}](#uso-regras)** e a [seção **{{numero}}**](#um).
`;

test('each part counts its own sections, and titles inside them are below theirs', () => {
  const first = { id: 'um', number: 1, title: 'Um', html: '<p>Dois.</p>' };
  const rules = {
    id: 'uso-regras',
    number: 1,
    title: 'Uso. Regras',
    html: '<h4 id="mais-mais">Mais &#x26; mais</h4>\n<p>Seis.</p>',
  };
  const last = {
    id: 'fim',
    number: 2,
    title: 'Fim',
    html: '<p>Veja a <strong><a href="#uso-regras">seção\u00a01</a></strong> e a <a href="#um">seção <strong>1</strong></a>.</p>',
  };
  expect(partsOf(PARTS)).toEqual([
    { id: 'cookies', title: 'Cookies', intro: null, sections: [first] },
    {
      id: 'termos',
      title: 'Termos',
      intro: '<p>Leia.</p>',
      sections: [rules, last],
    },
  ]);
});

test('a link shows the number that its section has now', () => {
  const link = 'Veja a [seção {{numero}}](#fim).\n\n';
  const html = (page: string) => sectionOf(page).html;
  expect(html(`## A\n\n${link}## Fim`)).toContain('>seção\u00a02</a>');
  expect(html(`## A\n\n${link}## B\n\n## Fim`)).toContain('>seção\u00a03</a>');
});

test.each([
  ['das 8~12 e das 14~18', 'das 8~12 e das 14~18'],
  ['taxa (\\*) e prazo (\\*)', 'taxa (*) e prazo (*)'],
  ['~~fora~~', '<del>fora</del>'],
])('signs of Markdown: %s', (markdown, html) => {
  expect(sectionOf(`## A\n\n${markdown}`).html).toBe(`<p>${html}</p>`);
});

test.each([
  [`Canais:\n**${CHANNELS}**`, '<p>Canais:</p><ul>'],
  [CHANNELS, '<ul>'],
])('the complaint channels take the place of %j', (text, start) => {
  const partners = [{ name: 'A', ombudsman: '(11) 3333-4444' }];
  const { html } = sectionOf(`## A\n\n${text}`, { partners });
  const link = '<a href="tel:+551133334444">';
  expect(html).toContain(`${start}<li>A: ouvidoria ${link}`);
});

test('without channels, what introduces them is removed', () => {
  const page = `## A\n\nReclame.\n\nCanais:\n${CHANNELS}`;
  const partners = [{ name: 'A' }];
  const { html } = sectionOf(page, { partners });
  expect(html).toBe('<p>Reclame.</p>');
});
