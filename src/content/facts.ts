import type { CompanyContent } from './company';
import type { Path } from './fieldTree';

export const DAYS = {
  monday: { name: 'segunda-feira', short: 'segunda', schema: 'Monday' },
  tuesday: { name: 'terça-feira', short: 'terça', schema: 'Tuesday' },
  wednesday: { name: 'quarta-feira', short: 'quarta', schema: 'Wednesday' },
  thursday: { name: 'quinta-feira', short: 'quinta', schema: 'Thursday' },
  friday: { name: 'sexta-feira', short: 'sexta', schema: 'Friday' },
  saturday: { name: 'sábado', short: 'sábado', schema: 'Saturday' },
  sunday: { name: 'domingo', short: 'domingo', schema: 'Sunday' },
} as const;

export type Day = keyof typeof DAYS;

export const dayNames = Object.keys(DAYS) as Day[];

const isRun = (days: readonly Day[]) => dayNames.join().includes(days.join());

/** `08:30` gives `8h30`, `18:00` gives `18h`. */
function timeText(time: string): string {
  const [hours, minutes] = time.split(':');
  return `${Number(hours)}h${minutes === '00' ? '' : minutes}`;
}

function hoursText({ days, opens, closes }: CompanyContent['hours']): string {
  const words = days.map((day) => DAYS[day]);
  const span =
    days.length > 2 && isRun(days)
      ? `de ${words[0]?.short} a ${words.at(-1)?.name}`
      : new Intl.ListFormat('pt-BR').format(words.map(({ name }) => name));
  return `${span}, das ${timeText(opens)} às ${timeText(closes)}`;
}

const oneLine = ({
  street,
  district,
  city,
  state,
  postalCode,
}: CompanyContent['address']) =>
  `${street}, ${district}, ${city}/${state}, CEP ${postalCode}`;

// "exemplo", an `.example` address, nothing but zeros: nobody can mistake such a value for a real one.
const SIGNS = /exemplo|\.example\b|^[0+\s./()-]+$/i;

/** The sample values that are left, with their places. The brand is none: a company may share the sample's. */
export function sampleValues(
  value: unknown,
  path: Path = [],
): { path: Path; value: string }[] {
  if (typeof value === 'string')
    return SIGNS.test(value.replace(/^\+55/, '')) ? [{ path, value }] : [];
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    sampleValues(inner, [...path, key]),
  );
}

type Table = Readonly<
  Record<string, (company: CompanyContent) => string | string[] | boolean>
>;
type Values<Of extends Table> = {
  readonly [Name in keyof Of]: ReturnType<Of[Name]>;
};

const valuesOf = <Of extends Table>(table: Of, company: CompanyContent) =>
  Object.fromEntries(
    Object.entries(table).map(([name, make]) => [name, make(company)]),
  ) as Values<Of>;

const digits = ({ phone }: CompanyContent) => phone.replace(/\D/g, '');

const FACTS = {
  phone: ({ phone }) => phone.replace(/^\+55\s*(\d{2})\s*(.+)$/, '($1) $2'),
  phoneUrl: (company) => `tel:+${digits(company)}`,
  chatUrl: (company) => `https://wa.me/${digits(company)}`,
  emailUrl: ({ email }) => `mailto:${email}`,
  officerUrl: ({ dataProtectionOfficer }) =>
    `mailto:${dataProtectionOfficer.email}`,
  hours: ({ hours }) => hoursText(hours),
  schemaDays: ({ hours }) => hours.days.map((day) => DAYS[day].schema),
  address: ({ address }) => oneLine(address),
  office: ({ office }) => oneLine(office.address),
  site: ({ siteUrl }) => siteUrl.replace(/^https:\/\//, '').replace(/\/$/, ''),
  // A site with a value of the sample company asks search engines to stay away.
  sample: (company) => sampleValues(company).length > 0,
} satisfies Table;

const NO_TEXT: Readonly<Record<string, string>> = {
  schemaDays: '[String!]!',
  sample: 'Boolean!',
};

export const companyFactsType = `
  "What is worked out of the company file."
  type CompanyFacts @dontInfer {
    ${Object.keys(FACTS)
      .map((name) => `${name}: ${NO_TEXT[name] ?? 'String!'}`)
      .join('\n    ')}
  }
`;

/** Pages ask for these as `company.facts`. */
export const companyFacts = (company: CompanyContent) =>
  valuesOf(FACTS, company);

const PLACEHOLDERS = {
  marca: ({ brand }) => brand,
  razao_social: ({ legalName }) => legalName,
  cnpj: ({ cnpj }) => cnpj,
  endereco: FACTS.address,
  telefone: FACTS.phone,
  email: ({ email }) => email,
  horario: FACTS.hours,
  encarregado: ({ dataProtectionOfficer }) => dataProtectionOfficer.name,
  encarregado_email: ({ dataProtectionOfficer }) => dataProtectionOfficer.email,
  site: FACTS.site,
  empresa_irma: ({ office }) => office.company,
  endereco_escritorio: FACTS.office,
  link_whatsapp: FACTS.chatUrl,
  link_telefone: FACTS.phoneUrl,
  link_email: FACTS.emailUrl,
  link_encarregado: FACTS.officerUrl,
} satisfies Table;

export type PlaceholderValues = Values<typeof PLACEHOLDERS>;

export const placeholderNames = Object.keys(PLACEHOLDERS);

export const placeholderValues = (company: CompanyContent) =>
  valuesOf(PLACEHOLDERS, company);
