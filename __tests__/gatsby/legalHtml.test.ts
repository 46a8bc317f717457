import { placeholderValues } from '@/gatsby/companyFacts';
import { legalHtml } from '@/gatsby/legalHtml';
import { company } from '../support/company';

const shared = { values: placeholderValues(company), chatHint: 'abre o Zap ' };
const htmlOf = (markdown: string) => legalHtml(markdown, shared);

test('headings have ids that ad blockers do not hide', () => {
  expect(htmlOf('## Os **números** da {{marca}}')).toBe(
    '<h2 id="os-num-eros-da-marca" class="text-section" tabindex="-1">Os <strong>números</strong> da Costa Clara</h2>',
  );
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
    'an address without its beginning is https',
    'Veja www.gov.br.',
    'Veja <a href="https://www.gov.br">www.gov.br</a>.',
  ],
  ['hours are no strikethrough', 'das 8~12 e 14~18', 'das 8~12 e 14~18'],
])('%s', (_name, markdown, html) => {
  expect(htmlOf(markdown)).toBe(`<p>${html}</p>`);
});
