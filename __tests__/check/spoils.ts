import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { ContentCopy } from './contentCopy';

const hero = 'home/hero.json';
const privacy = 'legal/politica-privacidade.md';
const partners = 'partners/partners.json';
const logo = 'partners/logos/azul.png';

type Spoil = (data: ContentCopy) => void | Promise<void>;

const picture = (kind: 'jpeg' | 'webp' | 'avif') =>
  sharp({
    create: { width: 400, height: 200, channels: 3, background: '#d08040' },
  })
    .toFormat(kind)
    .toBuffer();

const inAnsi = (text: string) =>
  Buffer.from(text.replace(/[–“”]/g, '-'), 'latin1');
const rewritten =
  (file: string, content: (text: string) => string | Buffer): Spoil =>
  (data) =>
    data.write(file, content(data.read(file)));

const wrongLogo =
  (
    content: (data: ContentCopy) => Buffer | Promise<Buffer>,
    name = 'azul.png',
  ): Spoil =>
  async (data) => {
    const bytes = await content(data);
    if (name !== 'azul.png') {
      data.remove(logo);
      data.edit(partners, 'logos/azul.png', `logos/${name}`);
    }
    data.write(`partners/logos/${name}`, bytes);
  };

const wrongSvg = (content: string): Spoil =>
  rewritten(
    'partners/logos/casa.svg',
    () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">\n${content}\n</svg>\n`,
  );

function png(data: ContentCopy, width: number, height: number): Buffer {
  const bytes = Buffer.from(data.bytes(logo));
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

export const spoils: Readonly<Record<string, Spoil>> = {
  'an encoding that is not UTF-8': rewritten(hero, (text) =>
    Buffer.from(text, 'latin1'),
  ),
  'a page saved in the encoding of old Windows': rewritten(privacy, inAnsi),
  'a word list saved in the encoding of old Windows': rewritten(
    'words.txt',
    inAnsi,
  ),
  'UTF-16': rewritten(hero, (text) => Buffer.from(`\ufeff${text}`, 'utf16le')),
  'UTF-16 of other computers': rewritten(hero, (text) =>
    Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  ),
  'a picture in a folder that is no part of the site': (data) => {
    data.write('schemas/hero.png', data.bytes('images/hero.png'));
    data.edit(hero, '../images/hero.png', '../schemas/hero.png');
  },
  'a photo that lies on its side': async (data) => {
    const photo = sharp({
      create: { width: 1600, height: 1200, channels: 3, background: 'tan' },
    });
    data.write(
      'images/foto.jpg',
      await photo.jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    );
    data.edit(hero, '../images/hero.png', '../images/foto.jpg');
  },
  'a BOM': rewritten(hero, (text) => `\ufeff${text}`),
  'line ends of Windows': rewritten(hero, (text) =>
    text.replace(/\n/g, '\r\n'),
  ),
  'a missing file': (data) => data.remove(hero),
  'a misspelt file name': (data) => data.rename(hero, 'home/heroo.json'),
  'a file that was given another name': (data) =>
    data.rename('company.json', 'empresa.json'),
  'a file’s name in capitals': (data) => data.rename(hero, 'home/Hero.json'),
  'a folder’s name in capitals': (data) => data.rename('home', 'Home'),
  'a folder that was given another name': (data) =>
    data.rename('home', 'inicio'),
  'a folder of pictures that was given another name': (data) =>
    data.rename('images/services', 'images/servicos'),
  'a page that is gone': (data) => data.remove('legal/termos-uso.md'),
  'a link to a file that is not there': (data) => {
    data.remove(hero);
    symlinkSync('nada.json', join(data.path, hero));
  },
  'a folder in a file’s place': (data) => {
    data.remove(hero);
    mkdirSync(join(data.path, hero));
  },
  'a picture that nothing uses': (data) =>
    data.write('partners/logos/outro.png', data.bytes(logo)),
  'a logo whose name differs in capitals': (data) =>
    data.rename(logo, 'partners/logos/AZUL.png'),
  'a logo file with a space in its name': wrongLogo(
    (data) => data.bytes(logo),
    'banco azul.png',
  ),
  'a logo file in another format': wrongLogo(
    () => Buffer.from('0000ftypheic'),
    'azul.heic',
  ),
  'a truncated logo': wrongLogo((data) => half(data.bytes(logo))),
  'a truncated JPEG': wrongLogo(
    async () => half(await picture('jpeg')),
    'azul.jpg',
  ),
  'a truncated WebP': wrongLogo(
    async () => half(await picture('webp')),
    'azul.webp',
  ),
  'a truncated AVIF': wrongLogo(
    async () => half(await picture('avif')),
    'azul.avif',
  ),
  'an empty logo': wrongLogo(() => Buffer.alloc(0)),
  'a web page saved as a logo': wrongLogo(() =>
    Buffer.from('<!doctype html><p>404</p>'),
  ),
  'a GIF named as a PNG': wrongLogo(() => Buffer.from('GIF89a\u0001\u0000')),
  'a JPEG named as a PNG': wrongLogo(() => picture('jpeg')),
  'a small logo': wrongLogo((data) => png(data, 100, 80)),
  'a picture of too many pixels': wrongLogo((data) =>
    png(data, 20_000, 20_000),
  ),
  'a huge logo': wrongLogo((data) =>
    Buffer.concat([data.bytes(logo), Buffer.alloc(9 * 1024 * 1024)]),
  ),
  'an SVG where the picture is cut to sizes': (data) => {
    data.write('images/casa.svg', data.bytes('partners/logos/casa.svg'));
    data.remove('images/hero.png');
    data.edit(hero, '../images/hero.png', '../images/casa.svg');
  },
  'an SVG with a script': wrongSvg('<script>alert(1)</script>'),
  'an SVG with an action': wrongSvg('<path onclick="x()" d="M0 0"/>'),
  'an SVG that fetches a picture': wrongSvg(
    '<use href="https://mal.example/x.svg#a"/>',
  ),
  'an SVG that fetches by another prefix': wrongSvg(
    '<use xmlns:z="http://www.w3.org/1999/xlink" z:href="https://mal.example/x.svg#a"/>',
  ),
  'an SVG whose style fetches': wrongSvg(
    '<rect style="fill:url(https://mal.example/x)"/>',
  ),
  'an SVG whose style fetches between CDATA marks': wrongSvg(
    '<style><![CDATA[@import "https://mal.example/x.css";]]></style>',
  ),
  'an SVG that is cut short': wrongSvg('<g><path d="M0 0"/>'),
  'an SVG that is none': rewritten(
    'partners/logos/casa.svg',
    () => '<p>Olá</p>',
  ),
};
