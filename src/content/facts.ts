import type { CompanyContent } from './company';
import type { Path } from './fieldTree';
import type { PlaceholderValues } from './placeholders';

/** Days as the company file names them, with what the page says and what schema.org says. */
const DAYS = {
  monday: { name: 'segunda-feira', short: 'segunda', schema: 'Monday' },
  tuesday: { name: 'terça-feira', short: 'terça', schema: 'Tuesday' },
  wednesday: { name: 'quarta-feira', short: 'quarta', schema: 'Wednesday' },
  thursday: { name: 'quinta-feira', short: 'quinta', schema: 'Thursday' },
  friday: { name: 'sexta-feira', short: 'sexta', schema: 'Friday' },
  saturday: { name: 'sábado', short: 'sábado', schema: 'Saturday' },
  sunday: { name: 'domingo', short: 'domingo', schema: 'Sunday' },
} as const;

export type Day = keyof typeof DAYS;

/** The days' names in the order of the week. */
export const dayNames = Object.keys(DAYS) as Day[];

const isRun = (days: readonly Day[]) =>
  days.every(
    (day, i) => i === 0 || dayNames.indexOf(day) === dayNames.indexOf(days[i - 1] as Day) + 1,
  );

/** Days that follow one another are said as a span, others one by one. */
function hoursText({ days, opens, closes }: CompanyContent['hours']): string {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined)
    throw new Error('O horário precisa de ao menos um dia.');
  const span =
    days.length > 2 && isRun(days)
      ? `de ${DAYS[first].short} a ${DAYS[last].name}`
      : new Intl.ListFormat('pt-BR').format(days.map((day) => DAYS[day].name));
  return `${span}, das ${opens} às ${closes}`;
}

const oneLine = ({ street, district, city, state, postalCode }: CompanyContent['address']) =>
  `${street}, ${district}, ${city}/${state}, CEP ${postalCode}`;

// "exemplo", an `.example` address, nothing but zeros: nobody can mistake such a value for a real one.
const SIGNS = /exemplo|\.example\b|^[0+\s./()-]+$/i;

/**
 * Finds the sample values that are left in the company file, with the ways to them. The brand has none of the signs: a
 * company may really be called like the sample.
 */
export function sampleValues(value: unknown, path: Path = []): { path: Path; value: string }[] {
  if (typeof value === 'string')
    return SIGNS.test(value.replace(/^\+55/, '')) ? [{ path, value }] : [];
  return Object.entries(value ?? {})
    .filter(([key]) => key !== '$schema')
    .flatMap(([key, inner]) => sampleValues(inner, [...path, key]));
}

/** Whether any sample value is left. */
export const hasSample = (company: object): boolean => sampleValues(company).length > 0;

/** What is worked out of the company file. Pages ask for it as `company.facts`. */
export interface CompanyFacts {
  /** As Brazilians read it: `(13) 99999-9999`. */
  readonly phone: string;
  readonly phoneUrl: string;
  /** The click-to-chat address: digits with country code, no query string. */
  readonly chatUrl: string;
  readonly emailUrl: string;
  readonly officerUrl: string;
  /** `de segunda a sexta-feira, das 08:30 às 18:00`. */
  readonly hours: string;
  readonly schemaDays: readonly string[];
  /** The company's own address on one line, and that of the in-person office. */
  readonly address: string;
  readonly office: string;
  readonly site: string;
  /** Whether a value of the sample company is left: such a site asks search engines to stay away. */
  readonly sample: boolean;
}

export const companyFactsType = /* GraphQL */ `
  "What is worked out of the company file."
  type CompanyFacts @dontInfer {
    phone: String!
    phoneUrl: String!
    chatUrl: String!
    emailUrl: String!
    officerUrl: String!
    hours: String!
    schemaDays: [String!]!
    address: String!
    office: String!
    site: String!
    sample: Boolean!
  }
`;

/** Works the facts out. @param company - `data/company.json` */
export function companyFacts(company: CompanyContent): CompanyFacts {
  const digits = company.phone.replace(/\D/g, '');
  return {
    phone: company.phone.replace(/^\+55\s*(\d{2})\s*(.+)$/, '($1) $2'),
    phoneUrl: `tel:+${digits}`,
    chatUrl: `https://wa.me/${digits}`,
    emailUrl: `mailto:${company.email}`,
    officerUrl: `mailto:${company.dataProtectionOfficer.email}`,
    hours: hoursText(company.hours),
    schemaDays: company.hours.days.map((day) => DAYS[day].schema),
    address: oneLine(company.address),
    office: oneLine(company.office.address),
    site: company.siteUrl.replace(/^https:\/\//, '').replace(/\/$/, ''),
    sample: hasSample(company),
  };
}

/** What stands in the place of each `{{name}}` in the texts. @param company - `data/company.json` */
export function placeholderValues(company: CompanyContent): PlaceholderValues {
  const facts = companyFacts(company);
  return {
    marca: company.brand,
    razao_social: company.legalName,
    cnpj: company.cnpj,
    endereco: facts.address,
    telefone: facts.phone,
    email: company.email,
    horario: facts.hours,
    encarregado: company.dataProtectionOfficer.name,
    encarregado_email: company.dataProtectionOfficer.email,
    site: facts.site,
    empresa_irma: company.office.company,
    endereco_escritorio: facts.office,
    link_whatsapp: facts.chatUrl,
    link_telefone: facts.phoneUrl,
    link_email: facts.emailUrl,
    link_encarregado: facts.officerUrl,
  };
}
