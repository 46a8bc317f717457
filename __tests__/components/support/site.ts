import type { Site } from '@/components/useSite';
import { companyFacts } from '@/gatsby/companyFacts';
import type { QueryResult } from '@/queryResult';
import { company } from '../../support/company';

/** What `useStaticQuery` returns in tests of components. */
export const site: Site & QueryResult<Queries.FooterQuery> = {
  company: {
    ...company,
    office: company.office ?? null,
    facts: companyFacts(company),
  },
  interfaceTexts: {
    siteTitle: 'Costa Clara | Consignado sem pressa',
    siteDescription: 'Crédito consignado explicado.',
    socialImageAlt: 'Uma praia.',
    skipLink: 'Ir ao texto',
    menuLabel: 'Partes do site',
    menuButton: 'Abrir',
    menu: [{ label: 'Home', target: '#home' }],
    chatAction: 'Fale Conosco',
    floatingChat: 'Zap: conversar agora',
    floatingChatShort: 'Zap',
    chatHint: 'abre o Zap ',
    newTabs: 'em nova aba',
    backHome: 'Voltar ao início',
  },
  homeFooter: {
    blurb: 'Correspondente bancário',
    hoursNote: 'Atendemos',
    servicesTitle: 'Nossos Serviços',
    services: [{ name: 'Consignado do INSS' }, { name: 'Seguros' }],
    linksTitle: 'Links Rápidos',
    links: [
      { label: 'Início', target: '#home' },
      { label: 'Contato', target: '#contato' },
    ],
    contactTitle: 'Entre em Contato',
    chatButton: 'Zap',
    phoneLabel: 'Telefone',
    emailLabel: 'E-mail',
    accessibility: {
      title: 'Acessibilidade',
      text: 'Ligue para (13)\u00a099123-4567.',
    },
    disclaimer: [
      'CNPJ 11.222.333/0001-81.',
      'Encarregada: pre-contato@costaclara.com.br.',
    ],
    copyright: '© 2024 Costa Clara',
  },
  allLegalPage: {
    nodes: [
      { slug: 'politica-privacidade', title: 'Privacidade' },
      { slug: 'termos-uso', title: 'Termos de Uso' },
    ],
  },
};
