import { placeholderValues } from '@/gatsby/companyFacts';
import { legalText } from '@/gatsby/legalText';
import { company } from '../support/company';

const other = { values: placeholderValues(company), chatHint: 'abre o Zap ' };
const htmlOf = (markdown: string) => legalText(markdown, other).html;

// The names of classes and ids are ones that ad blockers do not hide.
test('a page with parts has its titles one level lower, ids, and the company', () => {
  const page = `# Os **números** da {{marca}}
## Telas
### Anúncios
[a **{{marca}}**](<{{ link_whatsapp }}>), [b]({{link_email}}), [c](#telas): {{razao_social}}.
## Lei nº 1 & art. 2`;
  expect(htmlOf(page).split('\n')).toEqual([
    '<h2 id="os-num-eros-da-marca" class="text-part" tabindex="-1">Os <strong>números</strong> da Costa Clara</h2>',
    '<h3 id="te-las" class="text-section" tabindex="-1">Telas</h3>',
    '<h4 id="anun-cios" tabindex="-1">Anúncios</h4>',
    '<p><a href="https://wa.me/5513991234567" target="_blank" rel="noopener" aria-label="a Costa Clara (abre o Zap)">a <strong>Costa Clara</strong></a>, <a href="mailto:contato@costaclara.com.br">b</a>, <a href="#telas">c</a>: Costa Clara Correspondente Bancário Ltda.</p>',
    '<h3 id="lei-no-1-art-2" class="text-section" tabindex="-1">Lei nº\u00a01 &#x26; art.\u00a02</h3>',
  ]);
});

test.each([
  [
    'sections of a page without parts come below its title',
    '## Dados',
    '<h2 id="dados" class="text-section" tabindex="-1">Dados</h2>',
  ],
  [
    'a chat link by reference opens in a new tab, too, and says so',
    '[a][1]\n\n[1]: {{link_whatsapp}}',
    '<p><a href="https://wa.me/5513991234567" target="_blank" rel="noopener" aria-label="a (abre o Zap)">a</a></p>',
  ],
  [
    'an address without its beginning is https',
    'Veja www.gov.br.',
    '<p>Veja <a href="https://www.gov.br">www.gov.br</a>.</p>',
  ],
  [
    'a title of two lines has one address',
    'Um  \ndois\n---',
    '<h2 id="um-dois" class="text-section" tabindex="-1">Um dois</h2>',
  ],
  [
    'a number stays with its word',
    'Em 1 mês e 3 milhas de {{site}}.',
    '<p>Em 1\u00a0mês e 3 milhas de www.costaclara.com.br.</p>',
  ],
  ['hours are no strikethrough', 'das 8~12 e 14~18', '<p>das 8~12 e 14~18</p>'],
])('%s', (_name, markdown, html) => {
  expect(htmlOf(markdown)).toBe(html);
});
