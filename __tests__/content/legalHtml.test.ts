import { placeholderValues } from '@/content/derived';
import { renderLegalPage } from '@/content/legal/html';
import { parseLegalPage } from '@/content/legal/parse';
import { raw } from '../support/fixture';

const filling = {
  values: placeholderValues(raw('company.json')),
  opensChat: 'abre o Zap',
  partners: raw('partners/partners.json').partners,
};
const privacy = (markdown: string) =>
  renderLegalPage(parseLegalPage('politica-privacidade', markdown), filling);

test('a title is plain words, with an address that does not change with the company', () => {
  const [part] = privacy(
    '## **7. Segurança & *sigilo*** da {{marca}}\n\nTexto.',
  );
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
  const page = parseLegalPage(
    'termos-uso',
    '## Termos\n\nLeia.\n\n### 1. Um\n\nDois.\n\n#### Três',
  );
  const [part] = renderLegalPage(page, filling);
  expect(part).toMatchObject({
    id: 'termos',
    title: 'Termos',
    intro: '<p>Leia.</p>',
  });
  expect(part?.sections[0]?.html).toBe('<p>Dois.</p>\n<h4 id="tres">Três</h4>');
});

test('facts are filled in as words, never as HTML, and numbers keep their words', () => {
  const values = { ...filling.values, marca: 'A <b> & B' };
  const page = parseLegalPage(
    'politica-privacidade',
    '## 1. A\n\n**{{marca}}**, art. 18',
  );
  const [part] = renderLegalPage(page, { ...filling, values });
  expect(part?.sections[0]?.html).toBe(
    '<p><strong>A &#x3C;b> &#x26; B</strong>, art.\u00a018</p>',
  );
});

test('a chat link opens a new tab and says so; others stay in their tab', () => {
  const [part] = privacy(
    '## 1. A\n\n[a **{{marca}}**](<{{ link_whatsapp }}>) [banco](https://www.bcb.gov.br)',
  );
  expect(part?.sections[0]?.html).toBe(
    '<p><a href="https://wa.me/5513991234567" target="_blank" rel="noopener" aria-label="a Costa Clara (abre o Zap)">a <strong>Costa Clara</strong></a> <a href="https://www.bcb.gov.br">banco</a></p>',
  );
});

describe('the list of complaint channels', () => {
  const markdown =
    '## 1. A\n\nReclame.\n\nCanais **deles**:\n{{canais_das_instituicoes}}';
  const htmlWith = (partners: typeof filling.partners) =>
    renderLegalPage(parseLegalPage('politica-privacidade', markdown), {
      ...filling,
      partners,
    })[0]?.sections[0]?.html;

  test('names each partner that has one, with links to dial or to open', () => {
    expect(htmlWith(filling.partners)?.replaceAll('\n', '')).toBe(
      '<p>Reclame.</p><p>Canais <strong>deles</strong>:</p><ul>' +
        '<li>BANCO AZUL: SAC <a href="tel:08000000001">0800 000 0001</a>, ouvidoria <a href="tel:08000000002">0800 000 0002</a></li>' +
        '<li>Q4+: SAC <a href="https://q4.com.br/sac">q4.com.br/sac</a></li></ul>',
    );
  });

  test('dials an area code from abroad too', () => {
    const html = htmlWith([
      { name: 'A', confirmed: true, ombudsman: '(11) 3333-4444' },
    ]);
    expect(html).toContain(
      'A: ouvidoria <a href="tel:+551133334444">(11) 3333-4444</a>',
    );
  });

  test('leaves nothing, not even what leads in to it, where no partner has one', () => {
    expect(htmlWith([{ name: 'A', confirmed: true }])).toBe('<p>Reclame.</p>');
  });
});
