import type { Company } from '@/content/schemas/company';

/** A company that the release accepts. */
export const company: Company = {
  brand: 'Costa Clara',
  legalName: 'Costa Clara Correspondente Bancário Ltda.',
  cnpj: '11.222.333/0001-81',
  address: {
    street: 'Rua das Palmeiras, 120',
    district: 'Centro',
    city: 'Guarujá',
    state: 'SP',
    postalCode: '11410-000',
  },
  office: {
    words: 'Venha ao escritório:',
    company: 'Costa Clara Imóveis',
    address: {
      street: 'Avenida da Praia, 7',
      district: 'Enseada',
      city: 'Santos',
      state: 'SP',
      postalCode: '11440-000',
    },
  },
  phone: '+55 13 99123-4567',
  email: 'contato@costaclara.com.br',
  hours: {
    days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    opens: '09:00',
    closes: '17:30',
  },
  dataProtectionOfficer: {
    name: 'Ana Reis',
    email: 'pre-contato@costaclara.com.br',
  },
  hosting: { provider: 'Servidores do Sul', country: 'Brasil' },
  siteUrl: 'https://www.costaclara.com.br',
};
