import type { Link } from 'mdast';
import { type FieldProblem, quoted } from '../content/fieldProblem';
import { homeAnchors } from '../content/fields';
import { type LegalHeading, slugify } from '../content/legalPage';
import { type Span, spanOf, walk, wordsOf } from '../content/markdown';
import { nearest } from '../content/nearest';
import { placeholderRule } from '../content/placeholders';
import { addressRule } from '../content/webAddress';
import type { LegalFile } from './markdownFile';
import { type Problem, problemAt } from './problem';

/** Each page's headings; undefined for a page whose headings are not to be trusted. */
type Anchors = ReadonlyMap<string, readonly LegalHeading[] | undefined>;

const linkName = placeholderRule('link');

/** The headings that a page's address leads to; undefined where they are not known. */
function idsOf(page: string, anchors: Anchors): readonly string[] | undefined {
  if (page === '') return homeAnchors.map((anchor) => anchor.slice(1));
  return anchors.get(page)?.map(({ id }) => id);
}

function internalProblem(url: string, slug: string, anchors: Anchors): FieldProblem | undefined {
  const [path = '', fragment] = url.split('#');
  const page = path === '' ? slug : path.replace(/^\/|\/$/g, '');
  const pages = ['/', ...[...anchors.keys()].map((name) => `/${name}`)];
  const ids = idsOf(page, anchors);
  if (ids === undefined && !anchors.has(page)) {
    const expected = `esta página não existe no site; as que existem são ${pages.join(', ')}`;
    return { found: quoted(path), expected, suggestion: nearest(path, pages) };
  }
  const tail = fragment === undefined ? '' : `#${fragment}`;
  if (path.length > 1 && path.endsWith('/')) {
    return {
      found: quoted(url),
      expected: 'endereços do site não têm barra no fim',
      suggestion: `/${page}${tail}`,
    };
  }
  if (fragment === undefined || !ids || ids.includes(fragment)) return undefined;
  const near = ids.includes(slugify(fragment)) ? slugify(fragment) : nearest(fragment, ids);
  const expected =
    'nenhum título desta página tem esse endereço (o título em minúsculas, sem acentos, com hífens)';
  return { found: quoted(`#${fragment}`), expected, suggestion: near && `${path}#${near}` };
}

/** A name between braces is the whole address, or none. */
function linkTarget(url: string): FieldProblem | undefined {
  const [wrong] = linkName(url);
  if (wrong || /^\{\{[^{}]*\}\}$/.test(url)) return wrong;
  const expected = 'um nome entre chaves é o endereço inteiro; apague o que vem antes e depois';
  return { found: quoted(url), expected };
}

const CONTACT =
  /^(?:mailto|tel|whatsapp):|^(?:https?:\/\/)?(?:www\.)?(?:wa\.me|(?:api|chat|web)\.whatsapp\.com)\b/i;
const FILE = /\.(?:pdf|docx?|odt|xlsx?|pptx?|zip|png|jpe?g)$/i;

function targetProblem(url: string, slug: string, anchors: Anchors): FieldProblem | undefined {
  if (url === '') return { expected: 'falta o endereço do link, entre os parênteses' };
  if (url.includes('{')) return linkTarget(url);
  if (CONTACT.test(url)) {
    const name = /^mailto/i.test(url)
      ? 'link_email'
      : /^tel/i.test(url)
        ? 'link_telefone'
        : 'link_whatsapp';
    const expected = 'os contatos vêm de data/company.json, para mudar num lugar só';
    return { found: quoted(url), expected, suggestion: `{{${name}}}` };
  }
  if (/^[/#]/.test(url)) return internalProblem(url, slug, anchors);
  const bare = url.replace(/^\.?\//, '').replace(/\.md$/, '');
  if (anchors.has(bare.split('#')[0] ?? '')) {
    return {
      found: quoted(url),
      expected: 'endereços do site começam com "/"',
      suggestion: `/${bare}`,
    };
  }
  if (FILE.test(url) && !/^https?:/.test(url)) {
    const expected = 'o site não guarda arquivos; escreva o endereço de uma página, com "https://"';
    return { found: quoted(url), expected };
  }
  return addressRule(url)[0];
}

/** "seção 6" must lead to the section with that number. */
function numberProblem(
  text: string,
  url: string,
  slug: string,
  anchors: Anchors,
): FieldProblem | undefined {
  const [, number] = /se[çc][aã]o\s+(\d+)/i.exec(text) ?? [];
  const [path = '', fragment] = url.split('#');
  if (number === undefined || fragment === undefined || !/^[/#]/.test(url)) return undefined;
  const headings = anchors.get(path === '' ? slug : path.slice(1)) ?? [];
  const target = headings.find(({ id }) => id === fragment);
  if (!target || target.number === undefined || target.number === Number(number)) return undefined;
  return {
    found: quoted(text),
    expected: `este link leva à seção ${target.number}; confira o número ou o endereço`,
  };
}

const VAGUE = /^(?:clique )?aqui$|^saiba mais$|^link$|^leia mais$/i;

/** Where the address stands inside a link's own text. */
function urlSpan(file: LegalFile, node: Link): Span {
  const [start, end] = spanOf(node);
  const at = file.text.slice(start, end).lastIndexOf(node.url);
  return at === -1 || node.url === '' ? [start, end] : [start + at, start + at + node.url.length];
}

/** Links that lead nowhere, or elsewhere than they say. */
export function linkProblems(file: LegalFile, slug: string, anchors: Anchors): Problem[] {
  const links = [...(file.page ? walk(file.page.root) : [])].filter((node) => node.type === 'link');
  return links.flatMap((node): Problem[] => {
    const { url } = node;
    const text = wordsOf(node).trim();
    const entry = text ? `link "${text.slice(0, 60)}"` : undefined;
    const wrong = targetProblem(url, slug, anchors);
    if (wrong) return [problemAt(file, urlSpan(file, node), { ...wrong, range: undefined, entry })];
    const number = numberProblem(text, url, slug, anchors);
    if (number) return [problemAt(file, spanOf(node), { ...number, entry })];
    if (text === '') {
      const expected = 'o link não tem palavras; escreva-as entre os colchetes';
      return [problemAt(file, spanOf(node), { expected })];
    }
    if (!VAGUE.test(text)) return [];
    const expected = 'quem usa leitor de tela ouve só estas palavras; diga para onde o link leva';
    return [problemAt(file, spanOf(node), { entry, found: quoted(text), expected, warning: true })];
  });
}
