import { contentFile } from '../../contentFile';
import { group, list, plainText, text } from '../../fields';
import { date } from '../../formats';
import { picturePair } from '../../pictures';

const drawing = { width: 224, height: 224, fitted: true };

const highlight = group('Destaque', {
  title: text('Título do destaque', 40),
  description: text('Texto do destaque', 140),
  ...picturePair('Desenho do destaque', drawing, 'De fundo transparente.'),
});

/** An advantage of the specification's list, which is not published before somebody has signed it. */
export const CREDIT_CHECK_ADVANTAGE = 'Sem consulta ao SPC/Serasa';

const creditCheckApproval = group(
  `Quem decidiu publicar “${CREDIT_CHECK_ADVANTAGE}”`,
  {
    text: plainText('Frase aprovada, igual à do site', 600).meta({
      internal: true,
    }),
    by: plainText('Nome de quem decidiu', 80).meta({ internal: true }),
    on: date('Dia da decisão').meta({ internal: true }),
  },
  'O Código de Defesa do Consumidor (art. 54-C) proíbe anunciar isso. Sem uma decisão tomada com o jurídico, a publicação recusa a frase. Não aparece no site.',
);

export const aboutFile = contentFile({
  path: 'home/about.json',
  type: 'HomeAbout',
  anchor: '#sobre',
  title: 'A seção Sobre Nós',
  fields: {
    title: text('Título da seção', 60),
    paragraphs: list(
      'Parágrafos da descrição da empresa',
      text('Parágrafo', 600),
      { entry: 'parágrafo', min: 1, max: 4 },
    ),
    highlights: list('Destaques', highlight, {
      entry: 'destaque',
      min: 4,
      max: 4,
      unique: ['title'],
    }),
    advantages: group('Lista de vantagens do consignado', {
      title: text('Título da lista', 60),
      intro: text('Frase antes da lista', 160),
      items: list('Vantagens', text('Vantagem', 50), {
        entry: 'vantagem',
        min: 1,
        max: 10,
      }),
      creditCheckApproval: creditCheckApproval.optional(),
    }),
    action: text('Botão que fecha a seção', 40),
  },
});
