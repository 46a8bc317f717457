import type { Field } from './fields/field';
import { type Path, walkValues } from './fields/walk';
import {
  type Company,
  companyFile,
  type WeekDay,
  weekDayNames,
  weekDays,
} from './schemas/company';
import type { PlaceholderValues } from './wording/placeholders';

/** Whether each day follows the one before it. */
const isRun = (days: readonly WeekDay[]) =>
  weekDayNames.join().includes(days.join());

function hoursText({ days, opens, closes }: Company['hours']): string {
  const [first] = days;
  const last = days.at(-1);
  const names = days.map((day) => weekDays[day].name);
  const span =
    first && last && days.length > 2 && isRun(days)
      ? `de ${weekDays[first].short} a ${weekDays[last].name}`
      : new Intl.ListFormat('pt-BR').format(names);
  return `${span}, das ${opens} às ${closes}`;
}

const addressText = (address: Company['address']) => {
  const { street, district, city, state, postalCode } = address;
  return `${street}, ${district}, ${city}/${state}, CEP ${postalCode}`;
};

export interface SampleValue {
  readonly path: Path;
  readonly value: string;
}

/** The values of a file that are still those of the sample company or of our own examples. */
export function sampleValues(root: Field, content: unknown): SampleValue[] {
  const samples: SampleValue[] = [];
  for (const { path, field, value } of walkValues(root, content))
    if (typeof value === 'string' && field.samples?.includes(value))
      samples.push({ path, value });
  return samples;
}

/** What is worked out of the company file. Pages query it as `company.facts`. */
export function derivedValues(company: Company) {
  const { phone, email, dataProtectionOfficer: officer } = company;
  const digits = phone.replace(/\D/g, '');
  const [, area, ...number] = phone.split(' ');
  return {
    phone: `(${area}) ${number.join(' ')}`,
    phoneUrl: `tel:+${digits}`,
    chatUrl: `https://wa.me/${digits}`,
    emailUrl: `mailto:${email}`,
    officerUrl: `mailto:${officer.email}`,
    hours: hoursText(company.hours),
    /** As schema.org names them. */
    schemaDays: company.hours.days.map((day) => weekDays[day].schema),
    address: addressText(company.address),
    office: addressText(company.office.address),
    /** The site's address without the protocol. */
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
