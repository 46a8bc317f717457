/**
 * The sample that the company file came with (decision 4). While one of these values is left, the release check
 * refuses to publish.
 */
export const sampleCompany: readonly (readonly [path: readonly string[], value: string])[] = [
  [['brand'], 'Maré Crédito'],
  [['legalName'], 'Razão Social de Exemplo Ltda.'],
  [['cnpj'], '00.000.000/0000-00'],
  [['address', 'street'], 'Rua de Exemplo, 000'],
  [['address', 'district'], 'Bairro de Exemplo'],
  [['address', 'postalCode'], '00000-000'],
  [['sisterCompany'], 'Empresa do Grupo de Exemplo'],
  [['phone'], '+55 00 00000-0000'],
  [['email'], 'contato@mare-credito.example'],
  [['dataProtectionOfficer', 'name'], 'Nome de Exemplo'],
  [['dataProtectionOfficer', 'email'], 'encarregado@mare-credito.example'],
  [['siteUrl'], 'https://www.mare-credito.example'],
];

const SIGNS = /exemplo|\.example\b|^[0+\s./()-]+$/i;

/** Whether a value is the sample's, or of its making: "exemplo", an `.example` address, nothing but zeros. */
export const isSample = (path: readonly string[], value: string): boolean =>
  SIGNS.test(value.replace(/^\+55/, '')) ||
  sampleCompany.some(([known, text]) => known.join('.') === path.join('.') && text === value);
