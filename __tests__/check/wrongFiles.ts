import type { ContentCopy } from './contentCopy';
import { edited, type WrongInput } from './wrongInput';

const hero = 'home/hero.json';
const partners = 'partners/partners.json';
const logo = 'partners/logos/bmg.png';
const UTF8 =
  'no VS Code, clique no nome da codificação na barra de baixo e escolha "Salvar com codificação", "UTF-8".';

/** A mistake in the file of BMG's logo. */
const wrongLogo = (
  mistake: string,
  content: (data: ContentCopy) => Buffer,
  says: string,
  suggests?: string,
): WrongInput => ({
  mistake,
  spoil: (data) => data.write(logo, content(data)),
  file: partners,
  at: '"logos/bmg.png"',
  entry: 'parceiro "BMG"',
  field: 'logo',
  says,
  suggests,
});

/** A mistake in an SVG that BMG names as its logo. */
const wrongSvg = (mistake: string, content: string, at: string, says: string): WrongInput => ({
  mistake,
  spoil: (data) => {
    data.remove(logo);
    data.write(
      'partners/logos/bmg.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">\n${content}\n</svg>\n`,
    );
    data.edit(partners, 'logos/bmg.png', 'logos/bmg.svg');
  },
  file: 'partners/logos/bmg.svg',
  at,
  entry: 'parceiro "BMG"',
  field: 'logo',
  says,
});

/** A logo file whose own name cannot stay. */
const misnamed = (mistake: string, name: string, says: string): WrongInput => ({
  mistake,
  spoil: (data) => {
    data.write(`partners/logos/${name}`, data.bytes(logo));
    data.remove(logo);
    data.edit(partners, 'logos/bmg.png', `logos/${name}`);
  },
  file: partners,
  at: `"logos/${name}"`,
  entry: 'parceiro "BMG"',
  field: 'logo',
  says: `Encontrei "logos/${name}"; o nome de uma imagem só tem letras sem acento, números e "-"; ${says}`,
});

const png = (width: number, height: number): Buffer => {
  // A header that promises a size, with its true checksum, and the end mark: all that the size rule reads.
  const header = Buffer.from('49484452000000000000000008060000000000000049454e44', 'hex').subarray(
    0,
    17,
  );
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  const { crc32 } = require('node:zlib') as typeof import('node:zlib');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(header));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
    header,
    sum,
    Buffer.from('0000000049454e44ae426082', 'hex'),
  ]);
};

const rename = (data: ContentCopy) => {
  data.write('empresa.json', data.read('company.json'));
  data.remove('company.json');
};

/** Files that are missing, spoilt or not what they say. */
export const wrongFiles: readonly WrongInput[] = [
  {
    mistake: 'an encoding that is not UTF-8',
    spoil: (data) => data.write(hero, Buffer.from(data.read(hero), 'latin1')),
    file: hero,
    at: '\u0000first accent',
    says: `Encontrei letras em outra codificação; salve como UTF-8: ${UTF8}`,
  },
  {
    mistake: 'UTF-16',
    spoil: (data) => data.write(hero, Buffer.from(`\ufeff${data.read(hero)}`, 'utf16le')),
    file: hero,
    says: `Encontrei um arquivo em UTF-16; salve como UTF-8: ${UTF8}`,
  },
  {
    mistake: 'a BOM',
    spoil: (data) => data.write(hero, `\ufeff${data.read(hero)}`),
    file: hero,
    says: 'Encontrei uma marca invisível (BOM) no começo do arquivo; salve como UTF-8 sem BOM ("UTF-8", e não "UTF-8 with BOM").',
  },
  {
    mistake: 'line ends of Windows',
    spoil: (data) => data.write(hero, data.read(hero).replace(/\n/g, '\r\n')),
    file: hero,
    at: '{',
    says: 'Encontrei fim de linha do Windows (CRLF); no VS Code, clique em "CRLF" na barra de baixo, escolha "LF" e salve.',
  },
  {
    mistake: 'a missing file',
    spoil: (data) => data.remove(hero),
    file: hero,
    says: 'Falta este arquivo; desfaça a última mudança na pasta data.',
  },
  {
    mistake: 'a misspelt file name',
    spoil: (data) => {
      data.write('home/heroo.json', data.read(hero));
      data.remove(hero);
    },
    file: 'home/heroo.json',
    says: 'O site não conhece este arquivo; se ele é "data/home/hero.json" com outro nome, mude o nome de volta.',
  },
  {
    mistake: 'a file that was given another name',
    spoil: rename,
    file: 'empresa.json',
    says: 'O site não conhece este arquivo; se ele é "data/company.json" com outro nome, mude o nome de volta.',
  },
  {
    mistake: 'the place of a file that was given another name',
    spoil: rename,
    file: 'company.json',
    says: 'Falta este arquivo; se "data/empresa.json" é ele com outro nome, mude o nome de volta.',
  },
  {
    mistake: 'a file that is not one of the site’s',
    spoil: (data) => data.write('novo.json', '{}'),
    file: 'novo.json',
    says: 'Este arquivo não faz parte do site e ninguém o leria; confira o nome ou apague-o.',
  },
  {
    mistake: 'a picture that nothing uses',
    spoil: (data) => data.write('partners/logos/outro.png', data.bytes(logo)),
    file: 'partners/logos/outro.png',
    says: 'Nenhum arquivo usa esta imagem; escreva o nome dela no campo "logo" do parceiro ou apague-a.',
    warning: true,
  },
  edited(partners, '"logos/bmg.png"', '"logos/bgm.png"', {
    mistake: 'a logo that is not there',
    at: '"logos/bgm.png"',
    entry: 'parceiro "BMG"',
    field: 'logo',
    says: 'Encontrei "logos/bgm.png"; não há esse arquivo em data/partners/logos/.',
    suggests: 'logos/bmg.png',
  }),
  {
    mistake: 'a logo whose name differs in capitals',
    spoil: (data) => {
      data.write('partners/logos/BMG.png', data.bytes(logo));
      data.remove(logo);
    },
    file: partners,
    at: '"logos/bmg.png"',
    entry: 'parceiro "BMG"',
    field: 'logo',
    says: 'Encontrei "logos/bmg.png"; o arquivo se chama "BMG.png": maiúsculas e acentos contam.',
    suggests: 'logos/BMG.png',
  },
  edited(partners, '"logos/bmg.png"', '"bmg.png"', {
    mistake: 'a logo outside its folder',
    at: '"bmg.png"',
    entry: 'parceiro "BMG"',
    field: 'logo',
    says: 'Encontrei "bmg.png"; o logotipo fica na pasta data/partners/logos; escreva "logos/" e o nome do arquivo.',
    suggests: 'logos/bmg.png',
  }),
  edited(partners, '"logos/bmg.png"', '"logos\\\\BMG logo.PNG"', {
    mistake: 'a path with a backslash, a space and capitals',
    at: '"logos\\\\BMG logo.PNG"',
    entry: 'parceiro "BMG"',
    field: 'logo',
    says: 'Encontrei "logos\\BMG logo.PNG"; num caminho, escreva "/" em vez de "\\".',
  }),
  edited(partners, '"logos/bmg.png"', '"logos\\bmg.png"', {
    mistake: 'a path whose backslash makes an invisible character',
    at: '"logos\\bmg.png"',
    entry: 'parceiro "BMG"',
    field: 'logo',
    says: 'Encontrei "logos\\bmg.png"; num caminho, escreva "/" em vez de "\\".',
    suggests: 'logos/bmg.png',
  }),
  edited(partners, '"logos/bmg.png"', '"logos/bv .png"', {
    mistake: 'a path that is one space from another partner’s logo',
    at: '"logos/bv .png"',
    entry: 'parceiro "BMG"',
    field: 'logo',
    says: 'Encontrei "logos/bv .png"; escreva o caminho da imagem a partir deste arquivo',
  }),
  misnamed(
    'a logo file with a space in its name',
    'banco bmg.png',
    'mude o nome do próprio arquivo para "banco-bmg.png" e escreva aqui "logos/banco-bmg.png".',
  ),
  misnamed(
    'a logo file whose better name is taken',
    'bv.PNG',
    'dê ao próprio arquivo um nome novo, que termine em ".png", e escreva-o aqui.',
  ),
  wrongLogo(
    'a truncated logo',
    (data) => data.bytes(logo).subarray(0, 3000),
    'Encontrei "logos/bmg.png"; o arquivo está incompleto ou estragado; copie-o de novo.',
  ),
  wrongLogo(
    'an empty logo',
    () => Buffer.alloc(0),
    'Encontrei "logos/bmg.png"; o arquivo está vazio; copie-o de novo.',
  ),
  wrongLogo(
    'a web page saved as a logo',
    () => Buffer.from('<!doctype html><p>404</p>'),
    'Encontrei "logos/bmg.png"; por dentro é uma página HTML; exporte a imagem como PNG, JPEG, WebP ou AVIF.',
  ),
  wrongLogo(
    'a GIF named as a PNG',
    () => Buffer.from('GIF89a\u0001\u0000'),
    'Encontrei "logos/bmg.png"; por dentro é um GIF; exporte a imagem como PNG, JPEG, WebP ou AVIF.',
  ),
  wrongLogo(
    'a JPEG named as a PNG',
    () =>
      Buffer.from(
        'ffd8ffe000104a46494600010100000100010000ffc0000b080200020001011100ffda0008010100003f00d2ffd9',
        'hex',
      ),
    'Encontrei "logos/bmg.png"; por dentro é JPEG, mas o nome termina em ".png"; mude o nome do próprio arquivo para "bmg.jpg" e escreva aqui "logos/bmg.jpg".',
  ),
  wrongLogo(
    'a small logo',
    () => png(100, 80),
    'Encontrei "logos/bmg.png"; a imagem tem 100 × 80 pixels; para ficar nítida precisa de pelo menos 192 de largura ou 192 de altura.',
  ),
  wrongLogo(
    'a huge logo',
    (data) => Buffer.concat([data.bytes(logo), Buffer.alloc(9 * 1024 * 1024)]),
    'Encontrei "logos/bmg.png"; o arquivo tem 9 MB e o limite é 8 MB; reduza a imagem.',
  ),
  wrongSvg(
    'an SVG with a script',
    '<script>alert(1)</script>',
    '<script>',
    'Encontrei "<script>"; um SVG não pode ter este elemento; exporte o logotipo de novo como "SVG simples" ou use um PNG.',
  ),
  wrongSvg(
    'an SVG with an action',
    '<path onclick="x()" d="M0 0"/>',
    '<path',
    'Encontrei "onclick="x()""; um SVG não pode ter ações como "onclick"',
  ),
  wrongSvg(
    'an SVG that fetches a picture',
    '<use href="https://mal.example/x.svg#a"/>',
    '<use',
    'Encontrei "href="https://mal.example/x.svg#a""; um SVG não pode apontar para fora dele',
  ),
  wrongSvg(
    'an SVG whose style fetches',
    '<rect style="fill:url(https://mal.example/x)"/>',
    '<rect',
    'Encontrei "style="fill:url(https://mal.example/x)""; um SVG não pode buscar nada fora dele',
  ),
  wrongSvg(
    'an SVG that is cut short',
    '<g><path d="M0 0"/>',
    '</svg>',
    'O SVG está incompleto ou tem um erro aqui',
  ),
];
