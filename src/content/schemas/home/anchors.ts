/** The sections of the home page, in its order, with the files that each shows. */
export const homeSections = [
  { anchor: '#home', label: 'Início (topo)', files: ['home/hero.json'] },
  { anchor: '#sobre', label: 'Sobre Nós', files: ['home/about.json'] },
  { anchor: '#servicos', label: 'Serviços', files: ['home/services.json'] },
  {
    anchor: '#parceiros',
    label: 'Parceiros',
    files: ['home/partners.json', 'partners/partners.json'],
  },
  {
    anchor: '#contato',
    label: 'Contato',
    files: ['home/footer.json', 'company.json'],
  },
] as const;

export type HomeAnchor = (typeof homeSections)[number]['anchor'];

export const homeAnchors = homeSections.map(({ anchor }) => anchor);
