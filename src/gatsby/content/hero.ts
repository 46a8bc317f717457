import type { z } from 'zod';
import { contentFile, picturePath, text } from './fields';

/** `data/home/hero.json`. */
export const heroSchema = contentFile('../schemas/hero.schema.json', 'O topo da página inicial.', {
  badge: text('Frase curta acima do título.', 60),
  headline: text('Título da página, fixo.', 60),
  subtitle: text('Texto abaixo do título.', 240),
  primaryAction: text('Primeiro botão, fixo.', 30),
  secondaryAction: text('Segundo botão, fixo.', 30),
  note: text('Linha pequena abaixo dos botões.', 100),
  image: picturePath('Foto do topo.'),
  imageNight: picturePath(
    'A mesma foto, para o tema escuro. Sem ela, aparece a de cima nos dois temas.',
  ).optional(),
  imageAlt: text('Descrição da foto para quem não a vê.', 200),
  background: picturePath('Imagem de fundo, tema claro.'),
  backgroundNight: picturePath('Imagem de fundo, tema escuro.'),
});

export type HeroContent = z.infer<typeof heroSchema>;
