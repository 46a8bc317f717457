import { contentFile } from '../../contentFile';
import { group, list, text } from '../../fields';
import { picture } from '../../pictures';
import { homeLinks } from './sections';

const footerPicture = { width: 2000, height: 500 };

const service = group('Serviço', {
  name: text('Nome do serviço', 50),
  cards: list(
    'Cartões da seção Serviços',
    text('Nome do cartão', 50).meta({ internal: true }),
    {
      description: 'Os do serviço, com o nome que têm lá.',
      entry: 'cartão',
      min: 1,
      max: 12,
    },
  ),
});

export const footerFile = contentFile({
  path: 'home/footer.json',
  type: 'HomeFooter',
  anchor: '#contato',
  title: 'O rodapé',
  fields: {
    image: picture(
      'Imagem acima do rodapé',
      footerPicture,
      'Fica na página inicial e passa à cor do rodapé.',
    ),
    imageDark: picture('Imagem acima do rodapé, tema escuro', footerPicture),
    blurb: text('Frase abaixo da marca', 140),
    hoursNote: text('Palavras antes do horário de atendimento', 90),
    servicesTitle: text('Título da coluna de serviços', 40),
    services: list('Serviços', service, {
      description: 'Todos levam à seção Serviços.',
      entry: 'serviço',
      min: 1,
      max: 12,
      unique: ['name'],
    }),
    linksTitle: text('Título da coluna de links', 40),
    links: homeLinks('Links da coluna', 8, 30),
    contactTitle: text('Título da coluna de contato', 40),
    chatButton: text('Botão do WhatsApp', 30),
    phoneLabel: text('Palavras antes do telefone', 20),
    emailLabel: text('Palavra antes do e-mail', 20),
    accessibility: group(
      'Aviso de acessibilidade',
      {
        title: text('Título do aviso', 40),
        text: text('Texto do aviso', 240),
      },
      'A lei o pede (Lei nº 13.146/2015, art. 63).',
    ),
    disclaimer: list('Avisos legais', text('Aviso legal', 400), {
      description: 'Cada aviso é um parágrafo. O primeiro aparece maior.',
      entry: 'aviso',
      min: 1,
      max: 6,
    }),
    copyright: text('Linha de direitos autorais', 120),
  },
});
