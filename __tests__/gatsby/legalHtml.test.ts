import { placeholderValues } from '@/gatsby/companyFacts';
import { legalContents, legalHtml } from '@/gatsby/legalHtml';
import { company } from '../support/company';

const shared = { values: placeholderValues(company), chatHint: 'abre o Zap ' };
const htmlOf = (markdown: string) => legalHtml(markdown, shared);

const PARTS = `---
slug: termos-uso
---

# Cookies

## Um

# Termos

Leia.

## **Uso & *abuso*** da {{marca}}

### Os números
`;

test('headings have ids, and levels below the title of the page', () => {
  expect(htmlOf(PARTS).split('\n')).toEqual([
    '<h2 id="cookies" class="text-part" tabindex="-1">Cookies</h2>',
    '<h3 id="um" class="text-section" tabindex="-1">Um</h3>',
    '<h2 id="termos" class="text-part" tabindex="-1">Termos</h2>',
    '<p>Leia.</p>',
    '<h3 id="uso-abuso-da-marca" class="text-section" tabindex="-1"><strong>Uso &#x26; <em>abuso</em></strong> da Costa Clara</h3>',
    // Ad blockers hide elements with some words in their ids.
    '<h4 id="os-num-eros" tabindex="-1">Os números</h4>',
  ]);
  expect(htmlOf('## Um\n\n### Dois')).toMatch(/^<h2 .+<\/h2>\n<h3 /);
});

test('the contents are parts with their sections', () => {
  expect(legalContents(PARTS, shared)).toEqual([
    { id: 'cookies', title: 'Cookies', sections: [{ id: 'um', title: 'Um' }] },
    {
      id: 'termos',
      title: 'Termos',
      sections: [
        { id: 'uso-abuso-da-marca', title: 'Uso & abuso da Costa Clara' },
      ],
    },
  ]);
  expect(legalContents('## Um\n\n### Dois', shared)).toEqual([
    { id: null, title: null, sections: [{ id: 'um', title: 'Um' }] },
  ]);
});

test.each([
  [
    'a chat link opens in a new tab and says so',
    '[a **{{marca}}**](<{{ link_whatsapp }}>)',
    '<a href="https://wa.me/5513991234567" target="_blank" rel="noopener" aria-label="a Costa Clara (abre o Zap)">a <strong>Costa Clara</strong></a>',
  ],
  [
    'so does one by reference',
    '[a][1]\n\n[1]: {{link_whatsapp}}',
    '<a href="https://wa.me/5513991234567" target="_blank" rel="noopener" aria-label="a (abre o Zap)">a</a>',
  ],
  [
    'another contact is a link',
    '[a]({{link_telefone}})',
    '<a href="tel:+5513991234567">a</a>',
  ],
  [
    'an address without its beginning is https',
    'Veja www.gov.br.',
    'Veja <a href="https://www.gov.br">www.gov.br</a>.',
  ],
  ['hours are no strikethrough', 'das 8~12 e 14~18', 'das 8~12 e 14~18'],
])('%s', (_name, markdown, html) => {
  expect(htmlOf(markdown)).toBe(`<p>${html}</p>`);
});
