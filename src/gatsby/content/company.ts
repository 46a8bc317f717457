import { z } from 'zod';
import { dayNames } from '../derive/company';
import { type FieldRule, quoted } from './fieldProblem';
import { contentFile, fact, formatted, list, oneOf } from './fields';
import { PHONE, phoneExists, repairPhone } from './phone';
import { checkDigits } from './taxId';
import { webAddress } from './webAddress';

const STATES = [
  'AC',
  'AL',
  'AM',
  'AP',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MG',
  'MS',
  'MT',
  'PA',
  'PB',
  'PE',
  'PI',
  'PR',
  'RJ',
  'RN',
  'RO',
  'RR',
  'RS',
  'SC',
  'SE',
  'SP',
  'TO',
] as const;

const repairTaxId = (value: string) => {
  const match = /^(.{2})(.{3})(.{3})(.{4})(.{2})$/.exec(
    value.replace(/[^0-9a-z]/gi, '').toUpperCase(),
  );
  return match ? `${match[1]}.${match[2]}.${match[3]}/${match[4]}-${match[5]}` : undefined;
};

const repairPostalCode = (value: string) =>
  value.replace(/\D/g, '').replace(/^(\d{5})(\d{3})$/, '$1-$2');

const repairTime = (value: string) => {
  const [, hour, minute = '00'] =
    /^(\d{1,2})\s*[h:.]\s*(\d{2})?(?:\s*h)?$/i.exec(value.trim()) ?? [];
  return hour && `${hour.padStart(2, '0')}:${minute}`;
};

const email = (description: string) =>
  formatted(
    description,
    /^[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/,
    'escreva um e-mail completo, sem espaços, como "contato@empresa.com.br"',
    (value) => value.trim().toLowerCase(),
  );

const time = (description: string) =>
  formatted(description, /^(?:[01]\d|2[0-3]):[0-5]\d$/, 'escreva a hora como "08:30"', repairTime);

const ownAddress: FieldRule<string> = (value) => {
  if (!URL.canParse(value)) return [];
  const { origin } = new URL(value);
  return value === origin || !value.startsWith(origin)
    ? []
    : [
        {
          found: quoted(value),
          expected: 'escreva só até o nome do site, sem barra no fim',
          suggestion: origin,
        },
      ];
};

/** `data/company.json`. */
export const companySchema = contentFile(
  'schemas/company.schema.json',
  'Quem é a empresa. Todas as páginas tiram daqui.',
  {
    brand: fact('A marca, como o público a conhece.', 40),
    legalName: fact('Razão social: o nome de registro.', 120),
    cnpj: formatted(
      'CNPJ, com pontos, barra e traço.',
      /^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}$/,
      'escreva o CNPJ como "12.345.678/0001-95"',
      repairTaxId,
      [checkDigits],
    ),
    address: z
      .strictObject({
        street: fact('Rua e número.', 100),
        district: fact('Bairro.', 60),
        city: fact('Cidade.', 60),
        state: oneOf('Estado, em duas letras.', STATES),
        postalCode: formatted(
          'CEP.',
          /^\d{5}-\d{3}$/,
          'escreva o CEP como "11410-000"',
          repairPostalCode,
        ),
      })
      .describe('Endereço da empresa.'),
    sisterCompany: fact(
      'Empresa do mesmo grupo, dona do escritório de atendimento presencial.',
      80,
    ),
    phone: formatted(
      'Telefone do WhatsApp e das ligações, com código do país.',
      PHONE,
      'escreva o telefone como "+55 13 99999-9999", só com números',
      repairPhone,
      [phoneExists],
    ),
    email: email('E-mail de contato.'),
    hours: z
      .strictObject({
        days: list(
          'Dias de atendimento, na ordem da semana.',
          oneOf('Dia da semana, em inglês.', asWords(dayNames)),
          1,
          7,
        ),
        opens: time('Hora em que abre.'),
        closes: time('Hora em que fecha.'),
      })
      .describe('Horário de atendimento.'),
    dataProtectionOfficer: z
      .strictObject({ name: fact('Nome da pessoa.', 80), email: email('E-mail dela.') })
      .describe('Encarregado pelos dados pessoais (LGPD, art. 41).'),
    siteUrl: webAddress('Endereço do site, sem barra no fim.', ownAddress),
  },
);

export type CompanyContent = z.infer<typeof companySchema>;

/** zod asks for a list that is known not to be empty. */
function asWords<Word extends string>(words: readonly Word[]): [Word, ...Word[]] {
  return words as [Word, ...Word[]];
}
