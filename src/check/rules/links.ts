import type { Link } from 'mdast';
import type { Finding } from '../../content/fields/finding';
import { nearestWord, quote } from '../../content/fields/text';
import { addressRule } from '../../content/fields/webAddress';
import { textOf, walkNodes } from '../../content/legal/parse';
import { homeAnchors } from '../../content/schemas/home/anchors';
import { legalSlugs } from '../../content/schemas/legal';
import { placeholderRule } from '../../content/wording/placeholders';
import {
  type Content,
  type ContentRule,
  locateNode,
  locateWords,
  type ParsedMarkdown,
} from '../model/content';
import { swallowsHeadings } from './markdown';

const PAGES = ['/', ...legalSlugs.map((slug) => `/${slug}`)];
const linkName = placeholderRule('link');

const headingsOf = (path: string, { pages }: Content) => {
  const markdown = pages.find(({ page }) => `/${page.slug}` === path);
  const isWhole = markdown && !swallowsHeadings(markdown);
  return isWhole ? markdown.page.headings : undefined;
};

/** @param own - the address of the page that holds the link */
function internalProblem(
  url: string,
  own: string,
  content: Content,
): Finding | undefined {
  const [path = '', fragment] = url.split('#');
  if (path !== '' && !PAGES.includes(path)) {
    const near = nearestWord(path, PAGES);
    return {
      expected: `esta página não existe no site; as que existem são ${PAGES.join(', ')}`,
      suggestion: near && url.replace(path, near),
    };
  }
  const fragments =
    path === '/'
      ? homeAnchors.map((anchor) => anchor.slice(1))
      : headingsOf(path || own, content)?.map(({ id }) => id);
  if (fragment === undefined || !fragments || fragments.includes(fragment))
    return undefined;
  const near = nearestWord(fragment, fragments);
  return {
    expected:
      'nenhum título tem esse endereço: ele vai em minúsculas, sem acentos, com hífens',
    suggestion: near && `${path}#${near}`,
  };
}

const CONTACT =
  /^(?:mailto|tel|whatsapp):|\bwa\.me\b|\b(?:api|chat|web)\.whatsapp\./i;

function targetProblem(
  url: string,
  own: string,
  content: Content,
): Finding | undefined {
  if (url === '')
    return {
      found: '',
      expected: 'falta o endereço do link, entre os parênteses',
    };
  if (url.includes('{')) {
    const [wrong] = linkName(url);
    if (wrong || (url.startsWith('{{') && url.endsWith('}}'))) return wrong;
    const expected =
      'um nome entre chaves é o endereço inteiro; apague o que vem antes e depois';
    return { expected };
  }
  if (CONTACT.test(url)) {
    const expected =
      'os contatos da empresa se escrevem {{link_whatsapp}}, {{link_telefone}} ou {{link_email}}';
    return { expected, severity: 'warning' };
  }
  if (/^[/#]/.test(url)) return internalProblem(url, own, content);
  if (url.includes(':') || url.startsWith('www.')) {
    const [wrong] = addressRule(url);
    return wrong;
  }
  const expected =
    'um link começa com "/" (outra página), "#" (um título desta) ou "https://" (outro site)';
  return { expected };
}

const VAGUE = ['aqui', 'clique aqui', 'saiba mais', 'link', 'leia mais'];

/** @param number - of the section that the link leads to */
function wordsProblem(text: string, number?: number): Finding | undefined {
  if (text === '') {
    const expected = 'o link não tem palavras; escreva-as entre os colchetes';
    return { found: '', expected };
  }
  const [, said] = /se[çc][aã]o\s+(\d+)/i.exec(text) ?? [];
  if (said && number && number !== Number(said)) {
    const expected = `este link leva à seção ${number}; confira o número ou o endereço`;
    return { expected };
  }
  if (!VAGUE.includes(text.toLowerCase())) return undefined;
  const expected =
    'quem usa leitor de tela ouve só estas palavras; diga para onde o link leva';
  return { expected, severity: 'warning' };
}

function* checkLink(content: Content, markdown: ParsedMarkdown, link: Link) {
  const { url } = link;
  // An e-mail that Markdown makes a link by itself is a matter of the running text.
  if (url === `mailto:${textOf(link)}`) return;
  const own = `/${markdown.page.slug}`;
  const text = textOf(link).split(/\s+/).join(' ').trim();
  const entry = text ? `link "${text.slice(0, 60)}"` : undefined;
  const wrongTarget = targetProblem(url, own, content);
  if (wrongTarget) {
    const report = { found: quote(url), ...wrongTarget, entry };
    yield locateWords(markdown, link, url || '()', report) ??
      locateNode(markdown, link, report);
    return;
  }
  const [path, fragment] = url.split('#');
  const headings = headingsOf(path || own, content);
  const target = headings?.find(({ id }) => id === fragment);
  const wrongWords = wordsProblem(text, target?.number);
  if (wrongWords)
    yield locateNode(markdown, link, {
      found: quote(text),
      ...wrongWords,
      entry,
    });
}

/** Whether each link of the legal pages leads somewhere and says where. */
export const checkLinks: ContentRule = function* (content) {
  for (const markdown of content.pages)
    for (const node of walkNodes(markdown.page.root))
      if (node.type === 'link') yield* checkLink(content, markdown, node);
};
