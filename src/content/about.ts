import { iconNames } from '../components/Icon/iconNames';
import { contentFile, fact, group, list, oneOf, text } from './fields';
import { date } from './formats';

/** `data/home/about.json`. */
export const aboutFile = contentFile('home/about.json', 'HomeAbout', 'A seção Sobre Nós.', {
  title: text('Título da seção.', 60),
  paragraphs: list('Parágrafos da descrição da empresa.', text('Um parágrafo.', 600), [1, 4], {
    entry: 'parágrafo',
    unique: true,
  }),
  highlights: list(
    'Os quatro destaques.',
    group('Um destaque.', {
      title: text('Título do destaque.', 40),
      description: text('Texto do destaque.', 140),
      icon: oneOf('Ícone do destaque.', iconNames),
    }),
    [4, 4],
    { entry: 'destaque', unique: ['title'] },
  ),
  advantages: group('Lista de vantagens do consignado.', {
    title: text('Título da lista.', 60),
    intro: text('Frase antes da lista.', 160),
    items: list('As vantagens, uma por linha.', text('Uma vantagem.', 50), [1, 10], {
      entry: 'vantagem',
      unique: true,
    }),
    creditCheckApproval: group(
      'Quem decidiu publicar “Sem consulta ao SPC/Serasa”, apesar do art. 54-C do Código de Defesa do Consumidor. Não aparece no site; sem isto, a publicação recusa a frase.',
      {
        approvedBy: fact('Nome de quem decidiu.', 80),
        approvedOn: date('Dia da decisão.'),
      },
    ).optional(),
  }),
  action: text('Botão que fecha a seção, fixo.', 40),
});
