import type { Site } from '@/components/useSite';
import type { QueryResult } from '@/queryResult';

const address = {
  street: 'Rua das Redes, 12',
  district: 'Centro',
  city: 'Guarujá',
  state: 'SP',
  postalCode: '11410-000',
};

/** What `useStaticQuery` returns in tests of components. A test may replace a part: `jest.replaceProperty`. */
export const site: Site & QueryResult<Queries.FooterQuery> = {
  company: {
    brand: 'Costa Clara',
    legalName: 'Costa Clara Serviços Ltda.',
    cnpj: '11.222.333/0001-81',
    email: 'contato@costaclara.com.br',
    siteUrl: 'https://www.costaclara.com.br',
    address,
    office: { address: { ...address, street: 'Rua do Farol, 7' } },
    hours: { opens: '09:00', closes: '17:30' },
    dataProtectionOfficer: { email: 'pre-contato@costaclara.com.br' },
    facts: {
      phone: '(13)\u00a099123-4567',
      phoneUrl: 'tel:+5513991234567',
      chatUrl: 'https://wa.me/5513991234567',
      emailUrl: 'mailto:contato@costaclara.com.br',
      officerUrl: 'mailto:pre-contato@costaclara.com.br',
      hours: 'segunda-feira, das 9h às 17h30',
      schemaDays: ['Monday'],
    },
  },
  interfaceTexts: {
    siteTitle: 'Costa Clara | Consignado sem pressa',
    siteDescription: 'Crédito consignado explicado.',
    socialImageAlt: 'Uma praia.',
    breadcrumbHome: 'Página inicial',
    skipLink: 'Ir ao texto',
    menuLabel: 'Partes do site',
    menuButton: 'Abrir',
    menu: [
      { label: 'Home', target: '#home' },
      { label: 'Sobre Nós', target: '#sobre' },
      { label: 'Serviços', target: '#servicos' },
      { label: 'Parceiros', target: '#parceiros' },
      { label: 'Contato', target: '#contato' },
    ],
    chatAction: 'Fale Conosco',
    floatingChat: 'Zap: conversar agora',
    floatingChatShort: 'Zap',
    chatHint: 'abre o Zap',
    newTabs: 'em nova aba',
    backHome: 'Voltar ao início',
  },
  homeFooter: {
    blurb: 'Correspondente bancário',
    hoursNote: 'Atendemos',
    office: 'Venha ao escritório:',
    servicesTitle: 'Nossos Serviços',
    services: ['Consignado do INSS', 'Seguros'],
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
