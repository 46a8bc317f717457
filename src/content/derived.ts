import { capitalize } from './fields/text';
import { type Company, type WeekDay, weekDays } from './schemas/company';
import { type PlaceholderValues, placeholders } from './wording/placeholders';

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

/** What is worked out of the company file. Pages query it as `company.facts`. */
export function derivedValues(company: Company) {
  const { phone, email, dataProtectionOfficer: officer } = company;
  const [country = '', area, number = ''] = phone.split(' ');
  const digits = `${country.slice(1)}${area}${number.replace('-', '')}`;
  return {
    // A no-break space: a number is not cut over two lines.
    phone: `(${area})\u00a0${number}`,
    phoneUrl: `tel:+${digits}`,
    chatUrl: `https://wa.me/${digits}`,
    emailUrl: `mailto:${email}`,
    officerUrl: `mailto:${officer.email}`,
    hours: hoursText(company.hours),
    schemaDays: sortDays(company.hours.days).map(capitalize),
    address: addressText(company.address),
    office: addressText(company.office.address),
  };
}

export type DerivedValues = ReturnType<typeof derivedValues>;

export function placeholderValues(company: Company): PlaceholderValues {
  const derived = derivedValues(company);
  const values = Object.entries(placeholders).map(([name, read]) => [
    name,
    read(company, derived),
  ]);
  return Object.fromEntries(values);
}
