import { contentFile } from '../../contentFile';
import { choice, group, list, text } from '../../fields';
import { picturePair } from '../../pictures';

/** The colors of the cards, by their names in the stylesheets. */
const colorLabels = {
  lagoon: 'azul-lagoa',
  blue: 'azul',
  indigo: 'índigo',
  coral: 'coral',
  sunrise: 'laranja',
  moss: 'verde-musgo',
  violet: 'violeta',
  ochre: 'ocre',
  rose: 'rosa',
  teal: 'verde-azulado',
} as const;

const drawing = { width: 256, height: 256, fitted: true };

const service = group('Serviço', {
  title: text(
    'Nome do serviço',
    50,
    'Se o mudar, mude-o também nos cartões dos serviços do rodapé.',
  ),
  shortTitle: text(
    'Nome curto',
    30,
    'O que o leitor de tela diz depois de “Saiba Mais:”. Sem ele, diz o nome do serviço.',
  ).optional(),
  description: text(
    'Texto do cartão',
    190,
    'O que é, para quem é e o que custa errar.',
  ),
  ...picturePair('Desenho do cartão', drawing, 'De fundo transparente.'),
  color: choice('Cor do cartão', colorLabels),
  emphasis: choice('Peso do cartão', {
    main: 'maior, em telas largas',
    standard: 'comum',
  }),
});

export const servicesFile = contentFile({
  path: 'home/services.json',
  type: 'HomeServices',
  anchor: '#servicos',
  title: 'A seção Serviços',
  fields: {
    title: text('Título da seção', 60),
    subtitle: text('Frase abaixo do título', 200),
    cardAction: text('Botão de cada cartão', 20),
    items: list('Serviços', service, {
      description: 'Na ordem em que aparecem.',
      entry: 'serviço',
      min: 1,
      max: 12,
      unique: ['title', 'shortTitle'],
    }),
    action: text('Botão que fecha a seção', 50),
    questionsLink: text(
      'Link abaixo do botão',
      60,
      'Leva às perguntas frequentes.',
    ),
  },
});
