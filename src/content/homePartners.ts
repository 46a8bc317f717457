import { contentFile, group, phrase, picture, text } from './fields';

const harbour = { width: 960, height: 600 };

/** `data/home/partners.json`. */
export const homePartnersFile = contentFile(
  'home/partners.json',
  'HomePartners',
  'Os textos da seção Parceiros (a lista dos parceiros está em partners/partners.json).',
  {
    title: text('Título da seção, fixo.', 60),
    subtitle: text('Frase abaixo do título.', 160),
    count: phrase('Diz quantos parceiros há, ao lado das setas.', 60, ['total']),
    previous: text('Nome da seta que volta.', 40),
    next: text('Nome da seta que avança.', 40),
    position: phrase('O leitor de tela diz isto quando o carrossel anda.', 60, [
      'parceiro',
      'posicao',
      'total',
    ]),
    listLabel: text('Nome da lista para o leitor de tela.', 60),
    highlight: group('Cartão abaixo do carrossel.', {
      title: text('Título do destaque, fixo.', 60),
      text: text('Texto do destaque.', 300),
      action: text('Botão do destaque.', 30),
      image: picture('Imagem ao lado do texto, de fundo transparente.', harbour),
      imageNight: picture('A mesma imagem, para o tema escuro.', harbour).optional(),
    }),
  },
);
