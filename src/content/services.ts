import { serviceColors } from '../components/serviceColors';
import { contentFile, group, list, oneOf, picture, text } from './fields';

const place = { width: 192, height: 192, fitted: true };

/** `data/home/services.json`. */
export const servicesFile = contentFile('home/services.json', 'HomeServices', 'A seção Serviços.', {
  title: text('Título da seção.', 60),
  subtitle: text('Frase abaixo do título.', 200),
  cardAction: text('Botão de cada cartão, fixo.', 30),
  items: list(
    'Os serviços, na ordem em que aparecem.',
    group('Um serviço.', {
      title: text('Nome do serviço.', 50),
      description: text('Texto do cartão.', 160),
      image: picture('Desenho do cartão, de fundo transparente.', place),
      imageNight: picture('O mesmo desenho, para o tema escuro.', place).optional(),
      color: oneOf('Cor do cartão.', serviceColors),
      emphasis: oneOf('Peso do cartão: main (maior) ou standard (comum).', ['main', 'standard']),
    }),
    [1, 12],
    { entry: 'serviço', unique: ['title'], rarelyShared: ['color', 'image'] },
  ),
  action: text('Botão que fecha a seção, fixo.', 50),
});
