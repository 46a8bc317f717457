import { linkContacts } from '@/publish/contacts';

const PHONE = '(13)\u00a099123-4567';
const EMAIL = 'contato@costaclara.com.br';
const OFFICER = 'pre-contato@costaclara.com.br';

const contacts = new Map([
  [PHONE, 'tel:+5513991234567'],
  [OFFICER, 'mailto:pre'],
  [EMAIL, 'mailto:contato'],
]);

const number = '(13)\u00a0<span class="no-break">99123-4567</span>';

test.each([
  [
    `<p>De ${EMAIL} a ${OFFICER}!</p>`,
    `<p>De <a href="mailto:contato">${EMAIL}</a> a <a href="mailto:pre">${OFFICER}</a>!</p>`,
  ],
  // A link in a link, or in what is pressed, would be no HTML.
  [
    `<a title="${PHONE}"><b>${PHONE}</b></a>`,
    `<a title="${PHONE}"><b>${number}</b></a>`,
  ],
  [
    '<p>CNPJ 12.ABC.345/01DE-35, saque-aniversário</p>',
    '<p>CNPJ <span class="no-break">12.ABC.345/01DE-35</span>, saque-aniversário</p>',
  ],
])(
  'the contacts of %s are links, and its numbers stay whole',
  (html, linked) => {
    expect(linkContacts(html, contacts)).toBe(linked);
  },
);
