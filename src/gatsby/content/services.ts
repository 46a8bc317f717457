import { z } from 'zod';
import { iconNames } from '../../components/Icon/iconNames';
import { serviceColors } from '../../components/serviceColors';
import { contentFile, list, oneOf, text } from './fields';

/** How much weight a service's card has. */
export const emphases = ['main', 'standard', 'quiet'] as const;

const service = z.strictObject({
  title: text('Nome do serviço.', 50),
  description: text('Texto do cartão.', 160),
  icon: oneOf('Ícone do cartão.', iconNames),
  color: oneOf('Cor do cartão.', serviceColors),
  emphasis: oneOf('Peso do cartão: main (maior), standard (comum) ou quiet (discreto).', emphases),
});

/** `data/home/services.json`. */
export const servicesSchema = contentFile('../schemas/services.schema.json', 'A seção Serviços.', {
  title: text('Título da seção.', 60),
  subtitle: text('Frase abaixo do título.', 200),
  cardAction: text('Botão de cada cartão, fixo.', 30),
  items: list('Os serviços, na ordem em que aparecem.', service, 1, 12),
  action: text('Botão que fecha a seção, fixo.', 50),
});

export type ServicesContent = z.infer<typeof servicesSchema>;
