import { edited, type WrongInput } from './wrongInput';

const partners = 'partners/partners.json';
const bmg = 'https://www.bancobmg.com.br';

const wrongUrl = (mistake: string, url: string, says: string, suggests?: string): WrongInput =>
  edited(partners, `"${bmg}"`, `"${url}"`, {
    mistake,
    at: `"${url}"`,
    entry: 'parceiro "BMG"',
    field: 'url',
    says,
    suggests,
  });

/** Partners' names and addresses. */
export const wrongPartners: readonly WrongInput[] = [
  wrongUrl(
    'an http address',
    'http://www.bancobmg.com.br',
    'Encontrei "http://www.bancobmg.com.br"; o endereço precisa começar com "https://".',
    bmg,
  ),
  wrongUrl(
    'an address without its protocol',
    'www.bancobmg.com.br',
    'Encontrei "www.bancobmg.com.br"; o endereço precisa começar com "https://".',
    bmg,
  ),
  wrongUrl(
    'a javascript address',
    'javascript:alert(1)',
    'Encontrei "javascript:alert(1)"; o endereço precisa começar com "https://".',
  ),
  wrongUrl(
    'an address with a space',
    'https://www.banco bmg.com.br',
    'Encontrei "https://www.banco bmg.com.br"; o endereço não pode ter espaços.',
  ),
  wrongUrl(
    'an address with a trailing dot',
    'https://www.bancobmg.com.br.',
    'Encontrei "https://www.bancobmg.com.br."; há um ponto sobrando no fim do nome do site.',
    `${bmg}/`,
  ),
  wrongUrl(
    'an address in capitals',
    'https://WWW.BancoBMG.com.br',
    'Encontrei "https://WWW.BancoBMG.com.br"; escreva o endereço como o navegador o mostra.',
    `${bmg}/`,
  ),
  wrongUrl(
    'an address with a password',
    'https://eu:senha@bancobmg.com.br',
    'Encontrei "https://eu:senha@bancobmg.com.br"; o endereço não pode ter usuário nem senha (o que vem antes de "@").',
  ),
  wrongUrl(
    'an address that is a number',
    'https://192.168.0.1/',
    'Encontrei "https://192.168.0.1/"; o nome do site precisa ser completo, como "www.banco.com.br".',
  ),
  wrongUrl(
    'an address without its ending',
    'https://www.bancobmg',
    'Encontrei "https://www.bancobmg"; o nome do site precisa ser completo, como "www.banco.com.br".',
  ),
  wrongUrl(
    'an address that ends in digits',
    'https://www.bancobmg.c0m',
    'Encontrei "https://www.bancobmg.c0m"; o nome do site precisa ser completo, como "www.banco.com.br".',
  ),
  wrongUrl(
    'an address with a campaign code',
    `${bmg}/?utm_source=x`,
    `Encontrei "${bmg}/?utm_source=x"; tire o que vem depois de "#" e os códigos de campanha (utm_…).`,
    `${bmg}/`,
  ),
  edited(partners, `"url": "${bmg}"`, `"site": "${bmg}"`, {
    mistake: 'an everyday name for the address',
    at: '"site"',
    entry: 'parceiro "BMG"',
    field: 'site',
    says: 'O campo "site" não existe aqui',
    suggests: 'url',
  }),
  edited(partners, '"name": "BRB"', '"name": "bmg"', {
    mistake: 'a partner that is there already',
    at: '"bmg"',
    entry: 'parceiro "bmg"',
    field: 'name',
    says: (data) =>
      `Encontrei "bmg"; o mesmo já está na linha ${data.placeOf(partners, '"BMG"').line}; cada um aparece uma vez só.`,
  }),
  edited(partners, '"name": "BRB"', '"name": "BRB 🏦"', {
    mistake: 'an emoji in a name',
    at: '🏦',
    entry: 'parceiro "BRB 🏦"',
    field: 'name',
    says: 'Encontrei "🏦"; o site não usa emojis: o leitor de tela os lê em voz alta; escreva com palavras.',
  }),
  edited(partners, `      "url": "${bmg}",\n`, '', {
    mistake: 'a confirmed partner without an address',
    at: 'true,\n      "logo": "logos/bmg.png"',
    entry: 'parceiro "BMG"',
    field: 'confirmed',
    says: 'Encontrei true; não há endereço ("url") para ter sido confirmado; escreva o endereço ou mude para false.',
  }),
  edited(partners, '"url": "https://www.brb.com.br"', `"url": "${bmg}"`, {
    mistake: 'an address copied from another partner',
    at: `"${bmg}",\n      "confirmed": true\n`,
    entry: 'parceiro "BRB"',
    field: 'url',
    says: (data) =>
      `Encontrei "${bmg}"; o mesmo já está na linha ${data.placeOf(partners, bmg).line}; confira se não é uma cópia por engano.`,
    warning: true,
  }),
];
