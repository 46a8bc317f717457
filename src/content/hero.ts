import { contentFile, picture, text } from './fields';

const subject = { width: 1200, height: 900 };
const background = { width: 1600, height: 600 };

/** `data/home/hero.json`. */
export const heroFile = contentFile('home/hero.json', 'HomeHero', 'O topo da página inicial.', {
  badge: text('Frase curta acima do título.', 60),
  headline: text('Título da página, fixo.', 60),
  subtitle: text('Texto abaixo do título.', 240),
  primaryAction: text('Primeiro botão, fixo.', 30),
  secondaryAction: text('Segundo botão, fixo.', 30),
  note: text('Linha pequena abaixo dos botões.', 120),
  image: picture('Foto do topo.', subject),
  imageNight: picture(
    'A mesma foto, para o tema escuro. Sem ela, aparece a de cima nos dois temas.',
    subject,
  ).optional(),
  imageAlt: text('Descrição da foto para quem não a vê.', 200),
  background: picture('Imagem de fundo, tema claro.', background),
  backgroundNight: picture('Imagem de fundo, tema escuro.', background),
});
