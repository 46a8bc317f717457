import type { z } from 'zod';
import { type Day, dayNames } from './facts';
import { type FieldRule, quoted } from './fieldProblem';
import { contentFile, fact, group, list, oneOf } from './fields';
import { email, phone, postalCode, taxId, time, webAddress } from './formats';

const STATES =
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(
    ' ',
  );

const address = (description: string) =>
  group(description, {
    street: fact('Rua e número.', 100),
    district: fact('Bairro.', 60),
    city: fact('Cidade.', 60),
    state: oneOf('Estado, em duas letras.', STATES),
    postalCode: postalCode('CEP.'),
  });

const originOnly: FieldRule<string> = (value) => {
  if (!URL.canParse(value)) return [];
  const { origin } = new URL(value);
  if (value === origin || !value.startsWith(origin)) return [];
  const expected = 'escreva só até o nome do site, sem barra no fim';
  return [{ found: quoted(value), expected, suggestion: origin }];
};

const closesLater: FieldRule<{ opens: string; closes: string }> = ({
  opens,
  closes,
}) => {
  const expected = `a hora em que fecha precisa vir depois da hora em que abre (${opens})`;
  return opens < closes
    ? []
    : [{ field: 'closes', found: quoted(closes), expected }];
};

const daysInOrder: FieldRule<{ days: Day[] }> = ({ days }) => {
  const places = days.map((day) => dayNames.indexOf(day));
  const expected =
    'os dias vêm na ordem da semana, de monday (segunda) a sunday (domingo)';
  return places.some((place, i) => place < (places[i - 1] ?? 0))
    ? [{ field: 'days', expected }]
    : [];
};

export const companyFile = contentFile(
  'company.json',
  'Company',
  'Quem é a empresa. Todas as páginas tiram daqui.',
  {
    brand: fact('A marca, como o público a conhece.', 40),
    legalName: fact('Razão social: o nome de registro.', 120),
    cnpj: taxId('CNPJ, com pontos, barra e traço.'),
    address: address(
      'Endereço de registro da própria empresa. Aparece junto do CNPJ.',
    ),
    office: group(
      'Escritório do atendimento presencial, de outra empresa do mesmo grupo.',
      {
        company: fact('Nome da empresa do grupo, dona do escritório.', 80),
        address: address(
          'Endereço do escritório. Pode ser igual ao da empresa.',
        ),
      },
    ),
    phone: phone('Telefone do WhatsApp e das ligações, com código do país.'),
    email: email('E-mail de contato.'),
    hours: group(
      'Horário de atendimento.',
      {
        days: list(
          'Dias de atendimento, na ordem da semana.',
          oneOf('Dia da semana, em inglês.', dayNames),
          [1, 7],
          { entry: 'dia', unique: true },
        ),
        opens: time('Hora em que abre.'),
        closes: time('Hora em que fecha.'),
      },
      closesLater,
      daysInOrder,
    ),
    dataProtectionOfficer: group(
      'Encarregado pelos dados pessoais (LGPD, art. 41).',
      {
        name: fact('Nome da pessoa.', 80),
        email: email('E-mail dela.'),
      },
    ),
    siteUrl: webAddress('Endereço do site, sem barra no fim.', originOnly),
  },
);

export type CompanyContent = z.infer<typeof companyFile.schema>;
