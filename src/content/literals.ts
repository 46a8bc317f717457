/** A text that the specification quotes letter for letter, and where it stands. */
export interface LiteralText {
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly text: string;
}

const texts = (file: string, entries: Readonly<Record<string, string>>): LiteralText[] =>
  Object.entries(entries).map(([path, text]) => ({
    file,
    path: path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
    text,
  }));

/** Every fixed text. To change one on purpose, change it here as well. */
export const literalTexts: readonly LiteralText[] = [
  ...texts('interface.json', {
    'menu.0.label': 'Home',
    'menu.1.label': 'Sobre Nós',
    'menu.2.label': 'Serviços',
    'menu.3.label': 'Parceiros',
    'menu.4.label': 'Contato',
    chatAction: 'Fale Conosco',
    backHome: 'Voltar ao início',
    'notFound.title': 'Oops! Page not found',
    'notFound.action': 'Return to Home',
    'error.title': 'Unexpected Application Error!',
  }),
  ...texts('home/hero.json', {
    headline: 'Qual o tamanho do seu sonho?',
    primaryAction: 'Fale Conosco',
    secondaryAction: 'Saiba Mais',
  }),
  ...texts('home/statistics.json', {
    'items.0.value': '+5mil',
    'items.1.value': '10+',
    'items.2.value': '4.9',
  }),
  ...texts('home/about.json', { action: 'Converse com Nossa Equipe' }),
  ...texts('home/services.json', {
    cardAction: 'Saiba Mais',
    action: 'Fale Conosco - Atendimento Personalizado',
  }),
  ...texts('home/partners.json', {
    title: 'Nossos Parceiros',
    'highlight.title': 'Mais de 30 Instituições Parceiras',
  }),
  ...texts('home/footer.json', {
    servicesTitle: 'Nossos Serviços',
    linksTitle: 'Links Rápidos',
    contactTitle: 'Entre em Contato',
    'links.0.label': 'Início',
    'links.1.label': 'Sobre Nós',
    'links.2.label': 'Serviços',
    'links.3.label': 'Parceiros',
    'links.4.label': 'Contato',
  }),
];

/** The year that stays in the copyright line. */
export const copyrightYear = '2024';
