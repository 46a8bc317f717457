import type { Nodes } from 'mdast';
import { walkNodes } from '../../../src/content/parseMarkdown';
import { type ContentRule, type LegalPage, locationOf } from '../content';

const TOGETHER =
  'o endereço de um link vai junto dele, como [palavras](endereço), e não há notas de rodapé';

/** Markdown that legal pages cannot show, by the type of its node. */
const NOT_SHOWN: Partial<Record<Nodes['type'], string>> = {
  image: 'uma página legal não tem imagens; apague-a',
  definition: TOGETHER,
  linkReference: TOGETHER,
  imageReference: TOGETHER,
  footnoteDefinition: TOGETHER,
  footnoteReference: TOGETHER,
  html: 'uma página legal não tem HTML, nem em comentários; apague isto',
  code: 'espaços no começo da linha, ou três sinais "`" ou "~", fazem um bloco de código, que a página não tem; apague-os',
};

/** Whether a node of a text starts with a sign. */
const startsWith = (sign: string, { position }: Nodes, text: string) =>
  text.startsWith(sign, position?.start.offset);

/** Says what is expected in place of a node that a page cannot show. @returns empty for another node */
function messageFor(node: Nodes, { tree, text }: LegalPage): string {
  if (node.type === 'listItem' && typeof node.checked === 'boolean')
    return 'o "[ ]" vira uma caixa de marcar; apague-o';
  if (node.type === 'heading' && !tree.children.includes(node))
    return 'um título não pode ficar dentro de lista ou citação';
  if (node.type === 'heading' && !startsWith('#', node, text))
    return 'a linha de sinais abaixo deste texto faz dele um título; deixe uma linha vazia entre os dois, ou comece o título com "##"';
  return NOT_SHOWN[node.type] ?? '';
}

/** Reports Markdown that a legal page cannot show. */
export const checkMarkdown: ContentRule = ({ pages }, report) => {
  for (const page of pages)
    for (const node of walkNodes(page.tree)) {
      const message = messageFor(node, page);
      if (message) report(locationOf(page, node), message);
      if (node.type !== 'table') continue;
      const width = node.children[0]?.children.length;
      for (const row of node.children)
        if (row.children.length !== width)
          report(
            locationOf(page, row),
            `esta linha tem ${row.children.length} colunas, e a tabela tem ${width}; confira os sinais "|", e deixe uma linha vazia depois da tabela`,
          );
    }
};
