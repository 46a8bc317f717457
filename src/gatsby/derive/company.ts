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
export const dayNames = Object.keys(DAYS) as readonly Day[];

/** When the company answers: times are 24-hour `HH:MM`, São Paulo time. */
export interface Hours {
  readonly days: readonly Day[];
  readonly opens: string;
  readonly closes: string;
}

/** The company file, `data/company.json`. */
export interface CompanyFacts {
  readonly brand: string;
  readonly legalName: string;
  readonly cnpj: string;
  readonly address: {
    readonly street: string;
    readonly district: string;
    readonly city: string;
    readonly state: string;
    readonly postalCode: string;
  };
  readonly sisterCompany: string;
  readonly phone: string;
  readonly email: string;
  readonly hours: Hours;
  readonly dataProtectionOfficer: { readonly name: string; readonly email: string };
  readonly siteUrl: string;
}

const digits = (phone: string) => phone.replace(/\D/g, '');

/**
 * The click-to-chat address (decision 9): digits with country code, no query string.
 * @param phone - `+55 13 99999-9999`
 */
export const chatUrl = (phone: string): string => `https://wa.me/${digits(phone)}`;

/** The address that dials. @param phone - `+55 13 99999-9999` */
export const phoneUrl = (phone: string): string => `tel:+${digits(phone)}`;

/** The address that writes an e-mail. */
export const emailUrl = (email: string): string => `mailto:${email}`;

/** A phone as Brazilians read it: `(13) 99999-9999`. @param phone - `+55 13 99999-9999` */
export const phoneText = (phone: string): string =>
  phone.replace(/^\+55\s*(\d{2})\s*(.+)$/, '($1) $2');

/** An address on one line. */
export const addressText = ({
  street,
  district,
  city,
  state,
  postalCode,
}: CompanyFacts['address']) => `${street}, ${district}, ${city}/${state}, CEP ${postalCode}`;

/** A site address without its protocol, for reading. @param url - `https://www.exemplo.com.br` */
export const siteText = (url: string): string => url.replace(/^https:\/\//, '').replace(/\/$/, '');

const isRun = (days: readonly Day[]) =>
  days.every(
    (day, i) => i === 0 || dayNames.indexOf(day) === dayNames.indexOf(days[i - 1] as Day) + 1,
  );

/**
 * Service hours as a phrase: `de segunda a sexta-feira, das 08:30 às 18:00`.
 * Days that follow one another are said as a span, others one by one.
 */
export function hoursText({ days, opens, closes }: Hours): string {
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined)
    throw new Error('O horário precisa de ao menos um dia.');
  const names = days.map((day) => DAYS[day].name);
  const span =
    days.length > 2 && isRun(days)
      ? `de ${DAYS[first].short} a ${DAYS[last].name}`
      : new Intl.ListFormat('pt-BR').format(names);
  return `${span}, das ${opens} às ${closes}`;
}

/** The days as schema.org names them. */
export const schemaDays = (days: readonly Day[]): string[] => days.map((day) => DAYS[day].schema);

/** What stands in the place of each `{{name}}` in the texts. */
export function placeholderValues(company: CompanyFacts): PlaceholderValues {
  return {
    marca: company.brand,
    razao_social: company.legalName,
    cnpj: company.cnpj,
    endereco: addressText(company.address),
    telefone: phoneText(company.phone),
    email: company.email,
    horario: hoursText(company.hours),
    encarregado: company.dataProtectionOfficer.name,
    encarregado_email: company.dataProtectionOfficer.email,
    site: siteText(company.siteUrl),
    empresa_irma: company.sisterCompany,
    link_whatsapp: chatUrl(company.phone),
    link_telefone: phoneUrl(company.phone),
    link_email: emailUrl(company.email),
    link_encarregado: emailUrl(company.dataProtectionOfficer.email),
  };
}
