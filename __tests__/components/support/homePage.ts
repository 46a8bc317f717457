import { picture } from './picture';

type Part<Type> = Type extends object
  ? { [Name in keyof Type]?: Part<Type[Name]> }
  : Type;

/** A fragment's data without the fields that no test needs. A new field of a card needs no data here. */
const partOf = <Fragment>(part: Part<Fragment>) => part as Fragment;

const hero = partOf<Queries.HeroFragment>({
  badge: 'Consignado sem pressa',
  headline: 'Qual o tamanho do seu sonho?',
  subtitle: 'Explicamos cada proposta com calma.',
  primaryAction: 'Fale Conosco',
  secondaryAction: 'Saiba Mais',
  note: 'Ligue: (13)\u00a099123-4567.',
  imageAlt: 'Uma casa de praia.',
  image: picture('hero'),
  imageNight: picture('hero-night'),
  background: picture('background'),
  backgroundNight: picture('background-night'),
});

const statistics = partOf<Queries.StatisticsFragment>({
  title: 'Números da casa',
  items: [
    {
      value: '10+',
      spoken: 'mais de dez',
      label: 'anos de experiência',
      description: 'Desde a primeira loja.',
    },
    {
      value: '4.9',
      spoken: null,
      label: 'avaliação média',
      description: 'De quem já contratou.',
    },
  ],
});

const about = partOf<Queries.AboutFragment>({
  title: 'Quem é a Costa Clara',
  paragraphs: ['Não somos um banco.', 'Escreva: contato@costaclara.com.br.'],
  highlights: ['Experiência', 'Rapidez', 'Equipe', 'Tecnologia'].map(
    (title) => ({
      title,
      description: `Sobre ${title}.`,
      image: picture(title),
      imageNight: null,
    }),
  ),
  advantages: {
    title: 'Por que o consignado',
    intro: 'A parcela sai do salário.',
    items: ['Parcelas fixas', 'Atendimento humano'],
  },
  action: 'Converse com Nossa Equipe',
});

const services = partOf<Queries.ServicesFragment>({
  title: 'Serviços da casa',
  subtitle: 'Escolha e converse.',
  cardAction: 'Saiba Mais',
  action: 'Fale Conosco - Atendimento Personalizado',
  items: [
    {
      title: 'Aposentados e pensionistas do INSS',
      shortTitle: 'INSS',
      description: 'Desconto no benefício.',
      color: 'coral',
      emphasis: 'main',
      image: picture('inss'),
      imageNight: null,
    },
    {
      title: 'Seguros',
      shortTitle: null,
      description: 'De vida e de casa.',
      color: 'rose',
      emphasis: 'standard',
      image: picture('insurance'),
      imageNight: null,
    },
  ],
});

const texts = partOf<Queries.PartnersFragment>({
  title: 'Nossos Parceiros',
  subtitle: 'Trabalhamos com estas instituições.',
  skip: 'Pular as casas',
  previous: 'Voltar',
  next: 'Avançar',
  listLabel: 'Casas parceiras',
  count: 'São {total} casas',
  position: '{posicao} de {total}: {parceiro}',
  highlight: {
    title: 'Mais de 30 Instituições Parceiras',
    text: 'Comparamos as propostas.',
    image: picture('harbour'),
    imageNight: null,
  },
});

const partners: Queries.PartnerListFragment['partners'] = [
  {
    name: 'BANCO AZUL',
    url: 'https://www.bancoazul.com.br',
    logo: { publicURL: '/azul.png', ...picture('azul') },
  },
  {
    name: 'CASA DO CREDITO',
    url: 'https://www.casadocredito.com.br',
    logo: { publicURL: '/casa.svg', childImageSharp: null },
  },
  { name: 'FINANCEIRA TRES RIOS', url: null, logo: null },
];

/** What the query of the home page answers. */
export const homePage = {
  homeHero: hero,
  homeStatistics: statistics,
  homeAbout: about,
  homeServices: services,
  homePartners: texts,
  partnerDirectory: { partners },
  homeFooter: { image: picture('evening'), imageNight: picture('night') },
};
