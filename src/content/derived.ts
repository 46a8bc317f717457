import type { Field } from './fields/field';
import { capitalize } from './fields/text';
import { type Path, walkValues } from './fields/walk';
import {
  type Company,
  companyFile,
  type WeekDay,
  weekDays,
} from './schemas/company';
import type { PlaceholderValues } from './wording/placeholders';

/** `08:30` gives `8h30`, `18:00` gives `18h`. */
function timeText(time: string): string {
  const [hours, minutes] = time.split(':');
  return `${Number(hours)}h${minutes === '00' ? '' : minutes}`;
}

const week = Object.keys(weekDays) as WeekDay[];

/** The days of service in the order of the week: a form writes them as they were chosen. */
const sortDays = (days: readonly WeekDay[]): WeekDay[] =>
  week.filter((day) => days.includes(day));

function hoursText({ opens, closes, ...hours }: Company['hours']): string {
  const days = sortDays(hours.days);
  const names = days.map((day) => weekDays[day]);
  const isRun = week.join().includes(days.join());
  const span =
    days.length > 2 && isRun
      ? `de ${names[0]?.replace('-feira', '')} a ${names.at(-1)}`
      : new Intl.ListFormat('pt-BR').format(names);
  return `${span}, das ${timeText(opens)} às ${timeText(closes)}`;
}

const addressText = (address: Company['address']) => {
  const { street, district, city, state, postalCode } = address;
  return `${street}, ${district}, ${city}/${state}, CEP ${postalCode}`;
};

/** Where a file still holds values of the sample company or of our own examples. */
export const sampleValues = (root: Field, content: unknown): Path[] =>
  [...walkValues(root, content)]
    .filter(({ field, value }) => field.samples?.includes(String(value)))
    .map(({ path }) => path);

/** What is worked out of the company file. Pages query it as `company.facts`. */
export function derivedValues(company: Company) {
  const { phone, email, dataProtectionOfficer: officer } = company;
  const digits = phone.replace(/\D/g, '');
  const [, area, ...number] = phone.split(' ');
  return {
    // No-break spaces: a number is not cut over two lines.
    phone: `(${area})\u00a0${number.join('\u00a0')}`,
    phoneUrl: `tel:+${digits}`,
    chatUrl: `https://wa.me/${digits}`,
    emailUrl: `mailto:${email}`,
    officerUrl: `mailto:${officer.email}`,
    hours: hoursText(company.hours),
    schemaDays: sortDays(company.hours.days).map(capitalize),
    address: addressText(company.address),
    office: addressText(company.office.address),
    site: company.siteUrl.replace('https://', ''),
    /** Whether a value of the sample company is left. Search engines are then asked to stay away. */
    sample: sampleValues(companyFile.root, company).length > 0,
  };
}

export function placeholderValues(company: Company): PlaceholderValues {
  const derived = derivedValues(company);
  const { dataProtectionOfficer: officer, office, hosting } = company;
  return {
    marca: company.brand,
    razao_social: company.legalName,
    cnpj: company.cnpj,
    endereco: derived.address,
    telefone: derived.phone,
    email: company.email,
    horario: derived.hours,
    encarregado: officer.name,
    encarregado_email: officer.email,
    site: derived.site,
    empresa_irma: office.company,
    endereco_escritorio: derived.office,
    hospedagem: hosting.provider,
    pais_hospedagem: hosting.country,
    link_whatsapp: derived.chatUrl,
    link_telefone: derived.phoneUrl,
    link_email: derived.emailUrl,
    link_encarregado: derived.officerUrl,
  };
}
