import { contentFile } from '../../fields/contentFile';
import { choice, group, list, optional } from '../../fields/field';
import { date } from '../../fields/formats';
import { plainText, text } from '../../wording/texts';

/** Icons that content may ask for, by Lucide's names, with what each looks like. */
export const iconLabels = {
  award: 'medalha',
  briefcase: 'pasta de trabalho',
  building: 'prédio',
  'calendar-clock': 'calendário com relógio',
  car: 'carro',
  clock: 'relógio',
  'hand-coins': 'mão com moedas',
  'heart-handshake': 'aperto de mãos',
  house: 'casa',
  landmark: 'prédio público',
  scale: 'balança',
  smartphone: 'celular',
  umbrella: 'guarda-chuva',
  users: 'pessoas',
} as const;

export const aboutFile = contentFile(
  'home/about.json',
  'HomeAbout',
  'A seção Sobre Nós',
  {
    title: text('Título da seção', 60),
    paragraphs: list(
      'Parágrafos da descrição da empresa',
      text('Parágrafo', 600),
      { entry: 'parágrafo', min: 1, max: 4, unique: true },
    ),
    highlights: list(
      'Destaques',
      group('Destaque', {
        title: text('Título do destaque', 40),
        description: text('Texto do destaque', 140),
        icon: choice('Ícone do destaque', iconLabels),
      }),
      { entry: 'destaque', min: 4, max: 4, unique: ['title'] },
    ),
    advantages: group('Lista de vantagens do consignado', {
      title: text('Título da lista', 60),
      intro: text('Frase antes da lista', 160),
      items: list('Vantagens', text('Vantagem', 50), {
        entry: 'vantagem',
        min: 1,
        max: 10,
        unique: true,
      }),
      creditCheckApproval: optional(
        group(
          'Quem decidiu publicar “Sem consulta ao SPC/Serasa”',
          {
            approvedBy: plainText('Nome de quem decidiu', 80, {
              samples: ['Fulano de Tal'],
            }),
            approvedOn: date('Dia da decisão'),
          },
          {
            hint: 'O Código de Defesa do Consumidor (art. 54-C) proíbe anunciar isso. Sem uma decisão tomada com o jurídico, a publicação recusa a frase. Não aparece no site.',
          },
        ),
      ),
    }),
    action: text('Botão que fecha a seção', 40, {
      fixed: ['Converse com Nossa Equipe'],
    }),
  },
);
