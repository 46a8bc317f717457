import { contentFile } from '../../contentFile';
import { text } from '../../fields';
import { picture, picturePair } from '../../pictures';

const background = { width: 1600, height: 600 };

export const heroFile = contentFile({
  path: 'home/hero.json',
  type: 'HomeHero',
  anchor: '#home',
  title: 'O topo da página inicial',
  fields: {
    badge: text('Frase curta', 60, 'Fica acima do título.'),
    headline: text('Título da página', 60),
    subtitle: text('Texto abaixo do título', 240),
    primaryAction: text('Primeiro botão', 20),
    secondaryAction: text('Segundo botão', 20, 'Abre o WhatsApp.'),
    note: text(
      'Texto pequeno abaixo dos botões',
      180,
      'No celular, o começo dele aparece sem rolar a página. O CNPJ e o telefone vão em linhas próprias.',
    ),
    questionsLink: text(
      'Link abaixo do texto pequeno',
      40,
      'Leva às perguntas frequentes.',
    ),
    ...picturePair(
      'Foto do topo',
      { width: 1200, height: 900 },
      'De fundo transparente. Se a trocar, troque também a do tema escuro: a mesma, mais escura.',
    ),
    imageAlt: text('Descrição da foto', 200, 'Para quem não a vê.'),
    background: picture('Imagem de fundo', background),
    backgroundDark: picture('Imagem de fundo, tema escuro', background),
  },
});
