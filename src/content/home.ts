import {
  type ContentFile,
  contentFile,
  fact,
  group,
  homeLinks,
  list,
  oneOf,
  phrase,
  picture,
  text,
} from './fields';
import { date } from './formats';

/** Icons that content may ask for, by Lucide's names or those of `npm run icons`, which draws a new one. */
export const iconNames = [
  'award',
  'briefcase',
  'building',
  'calendar-clock',
  'car',
  'clock',
  'hand-coins',
  'heart-handshake',
  'house',
  'landmark',
  'scale',
  'smartphone',
  'umbrella',
  'users',
] as const;

/** Hues of the service cards, all at one lightness; each is drawn in `styles/service-colors.css`. */
export const serviceColors = [
  'lagoon',
  'blue',
  'indigo',
  'coral',
  'sunrise',
  'moss',
  'violet',
  'ochre',
  'rose',
  'teal',
] as const;

const subject = { width: 1200, height: 900 };
const background = { width: 1600, height: 600 };

const heroFile = contentFile(
  'home/hero.json',
  'HomeHero',
  'O topo da página inicial.',
  {
    badge: text('Frase curta acima do título.', 60),
    headline: text(
      'Título da página, fixo.',
      60,
      'Qual o tamanho do seu sonho?',
    ),
    subtitle: text('Texto abaixo do título.', 240),
    primaryAction: text('Primeiro botão, fixo.', 30, 'Fale Conosco'),
    secondaryAction: text('Segundo botão, fixo.', 30, 'Saiba Mais'),
    note: text('Linha pequena abaixo dos botões.', 120),
    image: picture('Foto do topo.', subject),
    imageNight: picture(
      'A mesma foto, para o tema escuro. Sem ela, aparece a de cima nos dois temas.',
      subject,
    ).optional(),
    imageAlt: text('Descrição da foto para quem não a vê.', 200),
    background: picture('Imagem de fundo, tema claro.', background),
    backgroundNight: picture('Imagem de fundo, tema escuro.', background),
  },
);

const statisticsFile = contentFile(
  'home/statistics.json',
  'HomeStatistics',
  'A faixa de números.',
  {
    title: text('Título da faixa, dito ao leitor de tela.', 60),
    items: list(
      'Os quatro números.',
      group('Um número.', {
        value: fact('O número, como aparece.', 12, '+5mil', '10+', '4.9'),
        spoken: text(
          'O número como o leitor de tela o diz, por extenso.',
          40,
        ).optional(),
        label: text('O que o número conta.', 40),
        description: text('Frase de apoio.', 100),
      }),
      [4, 4],
      { entry: 'número', unique: ['label'] },
    ),
  },
);

const aboutFile = contentFile(
  'home/about.json',
  'HomeAbout',
  'A seção Sobre Nós.',
  {
    title: text('Título da seção.', 60),
    paragraphs: list(
      'Parágrafos da descrição da empresa.',
      text('Um parágrafo.', 600),
      [1, 4],
      {
        entry: 'parágrafo',
        unique: true,
      },
    ),
    highlights: list(
      'Os quatro destaques.',
      group('Um destaque.', {
        title: text('Título do destaque.', 40),
        description: text('Texto do destaque.', 140),
        icon: oneOf('Ícone do destaque.', iconNames),
      }),
      [4, 4],
      { entry: 'destaque', unique: ['title'] },
    ),
    advantages: group('Lista de vantagens do consignado.', {
      title: text('Título da lista.', 60),
      intro: text('Frase antes da lista.', 160),
      items: list(
        'As vantagens, uma por linha.',
        text('Uma vantagem.', 50),
        [1, 10],
        {
          entry: 'vantagem',
          unique: true,
        },
      ),
      creditCheckApproval: group(
        'Quem decidiu publicar “Sem consulta ao SPC/Serasa”, apesar do art. 54-C do Código de Defesa do Consumidor. Não aparece no site; sem isto, a publicação recusa a frase.',
        {
          approvedBy: fact('Nome de quem decidiu.', 80),
          approvedOn: date('Dia da decisão.'),
        },
      ).optional(),
    }),
    action: text(
      'Botão que fecha a seção, fixo.',
      40,
      'Converse com Nossa Equipe',
    ),
  },
);

const drawing = { width: 192, height: 192, fitted: true };

const servicesFile = contentFile(
  'home/services.json',
  'HomeServices',
  'A seção Serviços.',
  {
    title: text('Título da seção.', 60),
    subtitle: text('Frase abaixo do título.', 200),
    cardAction: text('Botão de cada cartão, fixo.', 30, 'Saiba Mais'),
    items: list(
      'Os serviços, na ordem em que aparecem.',
      group('Um serviço.', {
        title: text('Nome do serviço.', 50),
        description: text('Texto do cartão.', 160),
        image: picture('Desenho do cartão, de fundo transparente.', drawing),
        imageNight: picture(
          'O mesmo desenho, para o tema escuro.',
          drawing,
        ).optional(),
        color: oneOf('Cor do cartão.', serviceColors),
        emphasis: oneOf('Peso do cartão: main (maior) ou standard (comum).', [
          'main',
          'standard',
        ]),
      }),
      [1, 12],
      { entry: 'serviço', unique: ['title'], rarelyShared: ['color', 'image'] },
    ),
    action: text(
      'Botão que fecha a seção, fixo.',
      50,
      'Fale Conosco - Atendimento Personalizado',
    ),
  },
);

const harbour = { width: 960, height: 600 };

const partnersSectionFile = contentFile(
  'home/partners.json',
  'HomePartners',
  'Os textos da seção Parceiros (a lista dos parceiros está em partners/partners.json).',
  {
    title: text('Título da seção, fixo.', 60, 'Nossos Parceiros'),
    subtitle: text('Frase abaixo do título.', 160),
    skip: text('Atalho de teclado que pula os cartões.', 40),
    count: phrase('Diz quantos parceiros há, ao lado das setas.', 60, [
      'total',
    ]),
    previous: text('Nome da seta que volta.', 40),
    next: text('Nome da seta que avança.', 40),
    position: phrase('O leitor de tela diz isto quando o carrossel anda.', 60, [
      'parceiro',
      'posicao',
      'total',
    ]),
    listLabel: text('Nome da lista para o leitor de tela.', 60),
    highlight: group('Cartão abaixo do carrossel.', {
      title: text(
        'Título do destaque, fixo.',
        60,
        'Mais de 30 Instituições Parceiras',
      ),
      text: text('Texto do destaque.', 300),
      action: text('Botão do destaque.', 30),
      image: picture(
        'Imagem ao lado do texto, de fundo transparente.',
        harbour,
      ),
      imageNight: picture(
        'A mesma imagem, para o tema escuro.',
        harbour,
      ).optional(),
    }),
  },
);

const evening = { width: 2000, height: 500 };

const footerFile = contentFile('home/footer.json', 'HomeFooter', 'O rodapé.', {
  image: picture(
    'Imagem acima do rodapé da página inicial, que passa à cor dele.',
    evening,
  ),
  imageNight: picture('A mesma imagem, para o tema escuro.', evening),
  blurb: text('Frase abaixo da marca.', 140),
  hoursNote: text('Vem antes do horário de atendimento.', 60),
  office: text('Vem antes do endereço do escritório.', 160),
  servicesTitle: text(
    'Título da coluna de serviços, fixo.',
    40,
    'Nossos Serviços',
  ),
  services: list(
    'Serviços, um por linha; todos levam à seção Serviços.',
    text('Nome do serviço.', 50),
    [1, 12],
    { entry: 'serviço', unique: true },
  ),
  linksTitle: text('Título da coluna de links, fixo.', 40, 'Links Rápidos'),
  links: homeLinks('Links da coluna.', 8, [
    'Início',
    'Sobre Nós',
    'Serviços',
    'Parceiros',
    'Contato',
  ]),
  contactTitle: text(
    'Título da coluna de contato, fixo.',
    40,
    'Entre em Contato',
  ),
  chatButton: text('Botão do WhatsApp.', 30),
  phoneLabel: text('Palavra antes do telefone.', 20),
  emailLabel: text('Palavra antes do e-mail.', 20),
  accessibility: group(
    'Aviso de acessibilidade (Lei nº 13.146/2015, art. 63).',
    {
      title: text('Título do aviso.', 40),
      text: text('Texto do aviso.', 240),
    },
  ),
  disclaimer: list(
    'Avisos legais, um parágrafo por linha.',
    text('Um parágrafo.', 400),
    [1, 6],
    {
      entry: 'aviso',
      unique: true,
    },
  ),
  copyright: text('Linha de direitos autorais; o ano 2024 é fixo.', 120),
});

export const homeFiles: readonly ContentFile[] = [
  heroFile,
  statisticsFile,
  aboutFile,
  servicesFile,
  partnersSectionFile,
  footerFile,
];
