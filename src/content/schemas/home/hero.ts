import { contentFile } from '../../fields/contentFile';
import { optional } from '../../fields/field';
import { picture } from '../../fields/picture';
import { text } from '../../wording/texts';

const photo = { width: 1200, height: 900 };
const background = { width: 1600, height: 600 };

export const heroFile = contentFile(
  'home/hero.json',
  'HomeHero',
  'O topo da página inicial',
  {
    badge: text('Frase curta', 60, { hint: 'Fica acima do título.' }),
    headline: text('Título da página', 60, {
      fixed: ['Qual o tamanho do seu sonho?'],
    }),
    subtitle: text('Texto abaixo do título', 240),
    primaryAction: text('Primeiro botão', 30, { fixed: ['Fale Conosco'] }),
    secondaryAction: text('Segundo botão', 30, { fixed: ['Saiba Mais'] }),
    note: text('Texto pequeno abaixo dos botões', 180, {
      hint: 'No celular, o começo dele aparece sem rolar a página.',
    }),
    image: picture('Foto do topo', photo, {
      hint: 'Se a trocar, troque também a do tema escuro.',
    }),
    imageDark: optional(
      picture('Foto do topo, tema escuro', photo, {
        hint: 'A mesma foto, mais escura. Sem ela, aparece a de cima nos dois temas.',
      }),
    ),
    imageAlt: text('Descrição da foto', 200, { hint: 'Para quem não a vê.' }),
    background: picture('Imagem de fundo', background),
    backgroundDark: picture('Imagem de fundo, tema escuro', background),
  },
);
