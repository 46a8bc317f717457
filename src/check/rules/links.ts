import type { Link } from 'mdast';
import type { Finding } from '../../content/fields/finding';
import { nearestWord, quote } from '../../content/fields/text';
import { addressRule } from '../../content/fields/webAddress';
import { textOf, walkNodes } from '../../content/legal/parse';
import { homeAnchors } from '../../content/schemas/homeAnchors';
import { legalSlugs } from '../../content/schemas/legal';
import { placeholderRule } from '../../content/wording/placeholders';
import {
  type Content,
  type ContentRule,
  locateNode,
  locateWords,
  type ParsedMarkdown,
} from '../content';
import type { Diagnostic } from '../diagnostic';
import { swallowsHeadings } from './markdown';

const PAGES = ['/', ...legalSlugs.map((slug) => `/${slug}`)];
const linkName = placeholderRule('link');

/** The fragments of a page; undefined where they cannot be known. */
function fragmentsOf(path: string, { pages }: Content) {
  if (path === '/') return homeAnchors.map((anchor) => anchor.slice(1));
  const markdown = pages.find(({ page }) => `/${page.slug}` === path);
  if (!markdown || swallowsHeadings(markdown)) return undefined;
  return markdown.page.headings.map(({ id }) => id);
}

function internalProblem(
  url: string,
  own: string,
  content: Content,
): Finding | undefined {
  const [path = '', fragment] = url.split('#');
  if (path !== '' && !PAGES.includes(path)) {
    const near = nearestWord(path, PAGES);
    return {
      found: quote(url),
      expected: `esta página não existe no site; as que existem são ${PAGES.join(', ')}`,
      suggestion: near && url.replace(path, near),
    };
  }
  const fragments = fragmentsOf(path || own, content);
  if (fragment === undefined || !fragments || fragments.includes(fragment))
    return undefined;
  const near = nearestWord(fragment, fragments);
  return {
    found: quote(`#${fragment}`),
    expected:
      'nenhum título desta página tem esse endereço (o título em minúsculas, sem acentos, com hífens)',
    suggestion: near && `${path}#${near}`,
  };
}

const CONTACT =
  /^(?:mailto|tel|whatsapp):|\b(?:wa\.me|(?:api|chat|web)\.whatsapp\.com)\b/i;

function targetProblem(
  url: string,
  own: string,
  content: Content,
): Finding | undefined {
  const found = quote(url);
  if (url === '')
    return { expected: 'falta o endereço do link, entre os parênteses' };
  if (url.includes('{')) {
    const [wrong] = linkName(url);
    if (wrong || (url.startsWith('{{') && url.endsWith('}}'))) return wrong;
    const expected =
      'um nome entre chaves é o endereço inteiro; apague o que vem antes e depois';
    return { found, expected };
  }
  if (CONTACT.test(url)) {
    const expected =
      'os contatos da empresa vêm de data/company.json: escreva {{link_whatsapp}}, {{link_telefone}} ou {{link_email}}';
    // The e-mail of an authority, which Markdown makes a link by itself, may be right.
    return { found, expected, severity: 'warning' };
  }
  if (url.startsWith('/') || url.startsWith('#'))
    return internalProblem(url, own, content);
  if (url.includes(':') || url.startsWith('www.')) return addressRule(url)[0];
  const expected =
    'um link começa com "/" (outra página do site), "#" (um título desta) ou "https://" (outro site)';
  return { found, expected };
}

const VAGUE = ['aqui', 'clique aqui', 'saiba mais', 'link', 'leia mais'];

function wordsProblem(text: string, number?: number): Finding | undefined {
  if (text === '')
    return {
      expected: 'o link não tem palavras; escreva-as entre os colchetes',
    };
  const [, said] = /se[çc][aã]o\s+(\d+)/i.exec(text) ?? [];
  if (said && number && number !== Number(said)) {
    const expected = `este link leva à seção ${number}; confira o número ou o endereço`;
    return { found: quote(text), expected };
  }
  if (!VAGUE.includes(text.toLowerCase())) return undefined;
  const expected =
    'quem usa leitor de tela ouve só estas palavras; diga para onde o link leva';
  return { found: quote(text), expected, severity: 'warning' };
}

function checkLink(
  content: Content,
  markdown: ParsedMarkdown,
  link: Link,
): Diagnostic[] {
  const own = `/${markdown.page.slug}`;
  const text = textOf(link).split(/\s+/).join(' ').trim();
  const entry = text ? `link "${text.slice(0, 60)}"` : undefined;
  const wrongTarget = targetProblem(link.url, own, content);
  if (wrongTarget) {
    const named = { ...wrongTarget, entry };
    const diagnostic = locateWords(markdown, link, link.url || '()', named);
    return [diagnostic ?? locateNode(markdown, link, named)];
  }
  const [path, fragment] = link.url.split('#');
  const target = content.pages
    .find(({ page }) => `/${page.slug}` === (path || own))
    ?.page.headings.find(({ id }) => id === fragment);
  const wrongWords = wordsProblem(text, target?.number);
  return wrongWords
    ? [locateNode(markdown, link, { ...wrongWords, entry })]
    : [];
}

/** Whether each link of the legal pages leads somewhere and says where. */
export const checkLinks: ContentRule = (content) =>
  content.pages.flatMap((markdown) =>
    [...walkNodes(markdown.page.root)].flatMap((node) =>
      node.type === 'link' ? checkLink(content, markdown, node) : [],
    ),
  );
