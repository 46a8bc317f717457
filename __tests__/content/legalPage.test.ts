/** @jest-environment node */
import { placeholderValues } from '@/content/facts';
import { renderLegalPage } from '@/content/legalHtml';
import { readLegalPage } from '@/content/legalPage';
import { raw } from '../support/fixture';

const filling = { values: placeholderValues(raw('company.json')), newTab: 'em nova aba' };
const privacy = (markdown: string) =>
  renderLegalPage(readLegalPage('politica-privacidade', markdown), filling);

test('a title is plain words, with an address that does not change with the company', () => {
  const [part] = privacy('## **7. Segurança & *sigilo*** da {{marca}}\n\nTexto.');
  expect(part).toEqual({
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
  });
});

test('text between a part and its first section is shown', () => {
  const page = readLegalPage('termos-uso', '## Termos\n\nLeia.\n\n### 1. Um\n\nDois.\n\n#### Três');
  const [part] = renderLegalPage(page, filling);
  expect(part).toMatchObject({ id: 'termos', title: 'Termos', intro: '<p>Leia.</p>' });
  expect(part?.sections[0]?.html).toBe('<p>Dois.</p>\n<h4 id="tres">Três</h4>');
});

test('facts are filled in as words, never as HTML, and numbers keep their words', () => {
  const values = { ...filling.values, marca: 'A <b> & B' };
  const page = readLegalPage('politica-privacidade', '## 1. A\n\n**{{marca}}**, art. 18');
  const [part] = renderLegalPage(page, { ...filling, values });
  expect(part?.sections[0]?.html).toBe('<p><strong>A &#x3C;b> &#x26; B</strong>, art.\u00a018</p>');
});

test('a chat link opens a new tab and says so; others stay in their tab', () => {
  const [part] = privacy('## 1. A\n\n[chat]({{link_whatsapp}}) [banco](https://www.bcb.gov.br)');
  expect(part?.sections[0]?.html).toBe(
    '<p><a href="https://wa.me/5513991234567" target="_blank" rel="noopener">chat<span class="visually-hidden"> (em nova aba)</span></a> <a href="https://www.bcb.gov.br">banco</a></p>',
  );
});

test('a section without a number stops the build', () => {
  expect(() => privacy('## Segurança')).toThrow('“Segurança”');
});
