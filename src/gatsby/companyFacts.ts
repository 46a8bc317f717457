import type { PlaceholderValues } from '../content/placeholders';
import {
  type Company,
  type WeekDay,
  weekDays,
} from '../content/schemas/company';

/** Formats `08:30` as `8h30`, and `18:00` as `18h`. */
function formatTime(time: string): string {
  const [hours, minutes] = time.split(':');
  return `${Number(hours)}h${minutes === '00' ? '' : minutes}`;
}

const week = Object.keys(weekDays) as WeekDay[];

function formatDays(days: readonly WeekDay[]): string {
  const names = days.map((day) => weekDays[day]);
  const isRange = days.length > 2 && week.join().includes(days.join());
  if (isRange) return `de ${names[0]?.replace('-feira', '')} a ${names.at(-1)}`;
  const everyWeek = names.map((name) =>
    name.endsWith('feira') ? `às ${name.replace('-', 's-')}s` : `aos ${name}s`,
  );
  return new Intl.ListFormat('pt-BR').format(everyWeek);
}

const formatAddress = (address: Company['address']) => {
  const { street, district, city, state, postalCode } = address;
  return `${street}, ${district}, ${city}/${state}, CEP\u00a0${postalCode}`;
};

/** Returns the facts that follow from the company file. Pages query them as `company.facts`. */
export function companyFacts(company: Company) {
  const {
    phone,
    email,
    hours,
    dataProtectionOfficer: officer,
    office,
  } = company;
  // A form saves them in the order in which they were chosen.
  const days = week.filter((day) => hours.days.includes(day));
  const [country = '', area, number = ''] = phone.split(' ');
  const digits = `${country.slice(1)}${area}${number.replace('-', '')}`;
  return {
    // A no-break space keeps the number on one line.
    phone: `(${area})\u00a0${number}`,
    phoneUrl: `tel:+${digits}`,
    chatUrl: `https://wa.me/${digits}`,
    emailUrl: `mailto:${email}`,
    officerUrl: `mailto:${officer.email}`,
    officeAddress: office && formatAddress(office.address),
    hours: `${formatDays(days)}, das ${formatTime(hours.opens)} às ${formatTime(hours.closes)}`,
    schemaDays: days.map((day) => day.charAt(0).toUpperCase() + day.slice(1)),
  };
}

/** Returns the value of each placeholder, by its name without braces. */
export function placeholderValues(company: Company): PlaceholderValues {
  const facts = companyFacts(company);
  const { dataProtectionOfficer: officer, hosting, office } = company;
  return {
    marca: company.brand,
    razao_social: company.legalName,
    cnpj: company.cnpj,
    endereco: formatAddress(company.address),
    cidade: `${company.address.city}/${company.address.state}`,
    telefone: facts.phone,
    email: company.email,
    horario: facts.hours,
    encarregado: officer.name,
    encarregado_email: officer.email,
    site: company.siteUrl.replace('https://', ''),
    empresa_irma: office?.company,
    endereco_escritorio: facts.officeAddress,
    hospedagem: hosting.provider,
    pais_hospedagem: hosting.country,
    link_whatsapp: facts.chatUrl,
    link_telefone: facts.phoneUrl,
    link_email: facts.emailUrl,
    link_encarregado: facts.officerUrl,
  };
}
