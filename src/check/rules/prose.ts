import type { Nodes } from 'mdast';
import {
  characterRules,
  gapRule,
  matchRule,
} from '../../content/fields/characters';
import { applyRules, type Rule } from '../../content/fields/finding';
import { channelsIntro, textBlocks, textOf } from '../../content/legal/parse';
import {
  contactRules,
  forbiddenRule,
  rateRule,
  withSeverity,
} from '../../content/wording/expressions';
import { placeholderRule } from '../../content/wording/placeholders';
import {
  type ContentRule,
  locateNode,
  locateWords,
  type ParsedMarkdown,
} from '../content';
import type { Diagnostic } from '../diagnostic';
import { swallowsHeadings } from './markdown';

/** Lines of one paragraph that look like a list and run together on the page. */
const runTogether: Rule<string> = (text) => {
  const items = [...text.matchAll(/^(?:[–—]|[a-z]\)) /gm)];
  const [first] = items;
  if (!first || items.length < 2) return [];
  const expected =
    'estas linhas aparecem todas juntas; comece cada item com "- " ou deixe uma linha vazia entre eles';
  const range = [first.index, first.index + first[0].length] as const;
  return [{ range, expected, severity: 'warning' }];
};

/** What Markdown leaves in the text when a mark is not closed or not written as it should be. */
const leftoverRules: readonly Rule<string>[] = [
  matchRule(/^#{1,6}(?=[^#\s])/gm, {
    expected: 'falta um espaço entre "#" e o título',
  }),
  matchRule(/^[•●▪◦‣∙○■□➢➤✓✔·](?=\s|\p{L})/gmu, {
    expected:
      'o sinal de lista do Word aparece como está escrito; comece cada item com "- "',
  }),
  runTogether,
  matchRule(/\*\*|~~|__|`/g, {
    expected:
      'há um sinal sem par; o negrito começa e acaba com "**", sem espaço por dentro',
  }),
  matchRule(/(?<!\S)\*(?=\S)/g, {
    expected:
      'este asterisco aparece como está escrito; o negrito começa e acaba com "**", sem espaço por dentro',
    severity: 'warning',
  }),
  matchRule(/\]\s{0,9}\(|\]\[[^[\]]*\]|\)\s?\[(?=https?:|\/|#)/g, {
    expected:
      'o link está quebrado; escreva [palavras](endereço), sem espaço entre "]" e "("',
  }),
  matchRule(/<!--|-->|<\/?\w+:\w*>/g, {
    expected: 'isto aparece como está escrito; apague-o',
  }),
  matchRule(/^\|.*\|$|\|.*\n.*\|/gm, {
    expected:
      'uma tabela tem, abaixo da primeira linha, uma linha de traços: |---|---|',
  }),
];

const lawRules = [forbiddenRule, rateRule].map((rule) =>
  withSeverity('warning', rule),
);
const wordRules = [
  ...characterRules,
  placeholderRule('text'),
  ...contactRules.map((rule) => withSeverity('warning', rule)),
  gapRule,
];

function checkBlock(markdown: ParsedMarkdown, block: Nodes): Diagnostic[] {
  const intro = channelsIntro(block);
  const text = intro ? intro.map(textOf).join('') : textOf(block);
  // The page shows the end of a line as a space.
  const flat = text.replaceAll('\n', ' ');
  const diagnostics: Diagnostic[] = [];
  for (const finding of applyRules(leftoverRules, text)) {
    const words = flat.slice(...(finding.range ?? [0]));
    const diagnostic = locateWords(markdown, block, words, finding);
    // A sign that is not found was written with a backslash before it, to be seen.
    if (diagnostic) diagnostics.push(diagnostic);
  }
  const add = (rules: readonly Rule<string>[], decision?: boolean) => {
    for (const finding of applyRules(rules, flat)) {
      const words = flat.slice(...(finding.range ?? [0]));
      const named = { ...finding, decision };
      diagnostics.push(
        locateWords(markdown, block, words, named) ??
          locateNode(markdown, block, named),
      );
    }
  };
  if (diagnostics.length === 0) add(wordRules);
  add(lawRules, true);
  return diagnostics;
}

/** Whether the running text of the legal pages can be read as it is written. A lawyer decides about its words. */
export const checkProse: ContentRule = ({ pages }) =>
  pages.flatMap((page) =>
    swallowsHeadings(page)
      ? []
      : textBlocks(page.page).flatMap((block) => checkBlock(page, block)),
  );
