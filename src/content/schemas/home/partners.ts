import { contentFile } from '../../fields/contentFile';
import { group, optional } from '../../fields/field';
import { picture } from '../../fields/picture';
import { template, text } from '../../wording/texts';

const highlightPicture = { width: 960, height: 600 };

export const partnersSectionFile = contentFile(
  'home/partners.json',
  'HomePartners',
  'A seção Parceiros',
  {
    title: text('Título da seção', 60, { fixed: ['Nossos Parceiros'] }),
    subtitle: text('Frase abaixo do título', 160),
    skip: text('Atalho que pula os cartões', 40, {
      hint: 'Aparece para quem usa o teclado.',
    }),
    count: template('Quantos parceiros há', 60, ['total'], {
      hint: 'Fica ao lado das setas. Sem elas, quando todos cabem na tela, não aparece.',
    }),
    openList: template('Botão que abre a lista', 40, ['total'], {
      hint: 'Fica abaixo das setas, e mostra o nome de todos.',
    }),
    previous: text('Nome da seta que volta', 40),
    next: text('Nome da seta que avança', 40),
    position: template('Aviso de quando o carrossel anda', 60, [
      'parceiro',
      'posicao',
      'total',
    ]),
    listLabel: text('Nome da lista', 60),
    highlight: group('Cartão abaixo do carrossel', {
      title: text('Título do cartão', 60, {
        fixed: ['Mais de 30 Instituições Parceiras'],
      }),
      text: text('Texto do cartão', 300),
      image: picture('Imagem do cartão', highlightPicture, {
        hint: 'De fundo transparente, ao lado do texto.',
      }),
      imageDark: optional(
        picture('Imagem do cartão, tema escuro', highlightPicture, {
          hint: 'Sem ela, aparece a outra nos dois temas.',
        }),
      ),
    }),
  },
  {
    hint: 'Só os textos: a lista dos parceiros está em partners/partners.json.',
  },
);
