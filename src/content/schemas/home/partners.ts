import { CAROUSEL_MINIMUM } from '../../carouselMinimum';
import { contentFile } from '../../contentFile';
import { group, template, text } from '../../fields';
import { picturePair } from '../../pictures';

export const partnersSectionFile = contentFile({
  path: 'home/partners.json',
  type: 'HomePartners',
  anchor: '#parceiros',
  title: 'A seção Parceiros',
  description:
    'Só os textos: a lista dos parceiros está em partners/partners.json.',
  fields: {
    title: text('Título da seção', 60),
    subtitle: text('Frase abaixo do título', 160),
    skip: text(
      'Atalho que pula os cartões',
      40,
      'Aparece para quem usa o teclado.',
    ),
    count: template(
      'Quantos parceiros há',
      60,
      ['total'],
      `Fica ao lado das setas, que aparecem a partir de ${CAROUSEL_MINIMUM} parceiros.`,
    ),
    openList: template(
      'Botão que abre a lista',
      40,
      ['total'],
      'Fica abaixo das setas, e mostra o nome de todos.',
    ),
    previous: text('Nome da seta que volta', 40),
    next: text('Nome da seta que avança', 40),
    position: template('Aviso de quando o carrossel anda', 60, [
      'parceiro',
      'posicao',
      'total',
    ]),
    listLabel: text('Nome da lista', 60),
    highlight: group('Cartão abaixo do carrossel', {
      title: text('Título do cartão', 60),
      text: text('Texto do cartão', 300),
      ...picturePair(
        'Imagem do cartão',
        { width: 960, height: 600 },
        'De fundo transparente, ao lado do texto.',
      ),
    }),
  },
});
