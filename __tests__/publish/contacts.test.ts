import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { linkContacts } from '@/publish/contacts';

const PHONE = '(13)\u00a099123-4567';
const EMAIL = 'contato@costaclara.com.br';
const OFFICER = "o'brien@costaclara.com.br";

const contacts = new Map([
  [PHONE, 'tel:+5513991234567'],
  [OFFICER, 'mailto:pre'],
  [EMAIL, 'mailto:contato'],
]);

const link = (html: string) =>
  unified()
    .use(rehypeParse, { fragment: true })
    .use(linkContacts, contacts)
    .use(rehypeStringify)
    .processSync(html)
    .toString();

const number = '(13)\u00a0<span class="no-break">99123-4567</span>';

test.each([
  [
    `<p title="1 > 0">De ${EMAIL} a ${OFFICER}. Ou ${PHONE}.</p>`,
    `<p title="1 > 0">De <a href="mailto:contato">${EMAIL}</a> a <a href="mailto:pre">${OFFICER}</a>. Ou <a href="tel:+5513991234567">${number}</a>.</p>`,
  ],
  // A link in a link, or in what is pressed, would be no HTML.
  [
    `<a title="${PHONE}"><b>${PHONE}</b></a><summary>${EMAIL}</summary>`,
    `<a title="${PHONE}"><b>${number}</b></a><summary>${EMAIL}</summary>`,
  ],
  [`<textarea>${PHONE}</textarea><svg><title>${PHONE}</title></svg>`],
  // Others have these.
  [`<p>${EMAIL}.example ${EMAIL}-b.com a.${EMAIL} '${EMAIL}</p>`],
  [
    `<p>0${PHONE} ${PHONE}-8</p>`,
    `<p>0${number} ${number.replace('7<', '7-8<')}</p>`,
  ],
  [
    '<p>CNPJ 12.ABC.345/01DE-35, 0800-123-4567, saque-aniversário</p>',
    '<p>CNPJ <span class="no-break">12.ABC.345/01DE-35</span>, <span class="no-break">0800-123-4567</span>, saque-aniversário</p>',
  ],
])(
  'the contacts of %s are links, and its numbers stay whole',
  (html, linked = html) => {
    expect(link(html)).toBe(linked);
  },
);
