import { type FieldProblem, nearest, quoted } from '../content/fieldProblem';
import { homeAnchors } from '../content/fields';
import { addressRule } from '../content/formats';
import { legalSlugs } from '../content/legal';
import { type LegalHeading, spanOf, walk, wordsOf } from '../content/legalPage';
import { placeholderRule } from '../content/placeholders';
import type { LegalFile } from './legalFile';
import type { Problem } from './problem';

type Headings = ReadonlyMap<string, readonly LegalHeading[]>;

const PAGES = ['/', ...legalSlugs.map((slug) => `/${slug}`)];
const linkName = placeholderRule('link');

function internalProblem(
  url: string,
  own: string,
  headings: Headings,
): FieldProblem | undefined {
  const [path = '', fragment] = url.split('#');
  const page = path === '' ? own : path;
  if (!PAGES.includes(page)) {
    const expected = `esta página não existe no site; as que existem são ${PAGES.join(', ')}`;
    const near = nearest(path, PAGES);
    return {
      found: quoted(url),
      expected,
      suggestion: near && url.replace(path, near),
    };
  }
  const ids: readonly string[] | undefined =
    page === '/' ? homeAnchors : headings.get(page)?.map(({ id }) => `#${id}`);
  if (fragment === undefined || !ids || ids.includes(`#${fragment}`))
    return undefined;
  const near = nearest(`#${fragment}`, ids);
  const expected =
    'nenhum título desta página tem esse endereço (o título em minúsculas, sem acentos, com hífens)';
  return {
    found: quoted(`#${fragment}`),
    expected,
    suggestion: near && `${path}${near}`,
  };
}

const CONTACT =
  /^(?:mailto|tel|whatsapp):|^(?:https?:\/\/)?(?:www\.)?(?:wa\.me|(?:api|chat|web)\.whatsapp\.com)\b/i;

function targetProblem(
  url: string,
  own: string,
  headings: Headings,
): FieldProblem | undefined {
  if (url === '')
    return { expected: 'falta o endereço do link, entre os parênteses' };
  const found = quoted(url);
  if (url.includes('{')) {
    const [wrong] = linkName(url);
    if (wrong || /^\{\{[^{}]*\}\}$/.test(url)) return wrong;
    const expected =
      'um nome entre chaves é o endereço inteiro; apague o que vem antes e depois';
    return { found, expected };
  }
  if (CONTACT.test(url)) {
    const expected =
      'os contatos vêm de data/company.json; escreva {{link_whatsapp}}, {{link_telefone}} ou {{link_email}}';
    return { found, expected };
  }
  if (/^[/#]/.test(url)) return internalProblem(url, own, headings);
  if (/^(?:\w+:|www\.)/.test(url)) return addressRule(url)[0];
  const expected =
    'um link começa com "/" (outra página do site), "#" (um título desta) ou "https://" (outro site); arquivos não há';
  return { found, expected };
}

function wordsProblem(
  text: string,
  section: number | undefined,
): FieldProblem | undefined {
  if (text === '')
    return {
      expected: 'o link não tem palavras; escreva-as entre os colchetes',
    };
  const [, said] = /se[çc][aã]o\s+(\d+)/i.exec(text) ?? [];
  if (said && section && section !== Number(said)) {
    const expected = `este link leva à seção ${section}; confira o número ou o endereço`;
    return { found: quoted(text), expected };
  }
  if (!/^(?:(?:clique )?aqui|saiba mais|link|leia mais)$/i.test(text))
    return undefined;
  const expected =
    'quem usa leitor de tela ouve só estas palavras; diga para onde o link leva';
  return { found: quoted(text), expected, warning: true };
}

export function linkProblems(
  { file, page }: LegalFile,
  headings: Headings,
): Problem[] {
  const own = `/${page.slug}`;
  return [...walk(page.root)].flatMap((node): Problem[] => {
    if (node.type !== 'link') return [];
    const [start, end] = spanOf(node);
    const text = wordsOf(node).replace(/\s+/g, ' ').trim();
    const entry = text ? `link "${text.slice(0, 60)}"` : undefined;
    const wrong = targetProblem(node.url, own, headings);
    if (wrong) {
      const at =
        start + Math.max(0, file.text.slice(start, end).lastIndexOf(node.url));
      return [file.problem([at, at + node.url.length], { ...wrong, entry })];
    }
    const [path, fragment] = node.url.split('#');
    const target = headings.get(path || own)?.find(({ id }) => id === fragment);
    const other = wordsProblem(text, target?.number);
    return other ? [file.problem([start, end], { ...other, entry })] : [];
  });
}
