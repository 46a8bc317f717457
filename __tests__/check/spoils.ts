import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ContentCopy } from './contentCopy';

const hero = 'home/hero.json';
const privacy = 'legal/politica-privacidade.md';
const partners = 'partners/partners.json';
const logo = 'partners/logos/azul.png';
const svg = 'partners/logos/casa.svg';

type Spoil = (data: ContentCopy) => void | Promise<void>;

const picture = (kind: 'jpeg' | 'png', width = 400) =>
  sharp({ create: { width, height: 80, channels: 3, background: 'tan' } })
    .toFormat(kind)
    .toBuffer();

// A picture of 64 × 64 pixels by libheif's `heif-enc`; sharp reads the format and does not write it.
const HEIC = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAAAFwAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAEAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAAfbWRhdAAAABMoAa8EGPx5OOvtuv2Pw0BKeR0O',
  'base64',
);

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
    svg,
    () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">\n${content}\n</svg>\n`,
  );

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

export const spoils: Readonly<Record<string, Spoil>> = {
  'an encoding that is not UTF-8': rewritten(hero, (text) =>
    Buffer.from(text, 'latin1'),
  ),
  'a photo that lies on its side': async (data) => {
    const photo = sharp({
      create: { width: 1600, height: 1200, channels: 3, background: 'tan' },
    });
    data.write(
      'images/foto.jpg',
      await photo.jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    );
    data.edit(hero, '../images/hero.png', '../images/foto.jpg');
    data.remove('images/hero.png');
  },
  'a BOM': rewritten(hero, (text) => `\ufeff${text}`),
  'line ends of Windows': rewritten(hero, (text) =>
    text.replace(/\n/g, '\r\n'),
  ),
  'a missing file': (data) => data.remove(hero),
  'a folder’s name in capitals': (data) => data.rename('home', 'Home'),
  'a folder of pictures that was given another name': (data) =>
    data.rename('images/services', 'images/servicos'),
  'a link to a file that is not there': (data) => {
    data.remove(hero);
    symlinkSync('nada.json', join(data.path, hero));
  },
  'a logo whose name differs in capitals': (data) =>
    data.rename(logo, 'partners/logos/AZUL.png'),
  'a logo file with a space in its name': wrongLogo(
    (data) => data.bytes(logo),
    'banco azul.png',
  ),
  'a truncated logo': wrongLogo((data) => half(data.bytes(logo))),
  'a truncated JPEG': wrongLogo(
    async () => half(await picture('jpeg')),
    'azul.jpg',
  ),
  'a web page saved as a logo': wrongLogo(() =>
    Buffer.from('<!doctype html><p>404</p>'),
  ),
  'a JPEG named as a PNG': wrongLogo(() => picture('jpeg')),
  'a small logo': wrongLogo(() => picture('png', 100)),
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
  'an SVG whose style fetches between CDATA marks': wrongSvg(
    '<style><![CDATA[@import "https://mal.example/x.css";]]></style>',
  ),
  'an SVG that is cut short': wrongSvg('<g><path d="M0 0"/>'),
  'an SVG that is none': rewritten(svg, () => '<p>Olá</p>'),
  'a file that was saved with another ending': (data) =>
    data.rename(partners, `${partners}.txt`),
  'a page that was saved in Word': (data) =>
    data.rename(privacy, 'legal/politica-privacidade.docx'),
  'the folder pasted into itself': (data) => {
    for (const file of [hero, partners, privacy, 'words.txt'])
      data.write(`data/${file}`, data.bytes(file));
  },
  'a HEIC named as an AVIF': wrongLogo(() => HEIC, 'azul.avif'),
  'a new photo beside the old one for the dark theme': (data) => {
    data.write('images/foto.png', data.bytes('images/hero.png'));
    data.edit(hero, '../images/hero.png', '../images/foto.png');
  },
  'an SVG of 150 KB': wrongSvg(`<desc>${'a'.repeat(150_000)}</desc>`),
  'an SVG in the encoding of old Windows': (data) =>
    data.write(
      svg,
      Buffer.from(
        '<?xml version="1.0" encoding="UTF-8"?><svg xmlns="http://www.w3.org/2000/svg"><title>Crédito</title></svg>',
        'latin1',
      ),
    ),
  'an SVG that leaves for another site': wrongSvg(
    '<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=https://mal.example"/>',
  ),
  'an SVG with an animation': wrongSvg(
    '<path d="M0 0"><animate attributeName="d"/></path>',
  ),
  'an SVG with an entity': (data) =>
    data.write(
      svg,
      '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"><desc>&a;</desc></svg>',
    ),
  'what a Mac leaves beside files': (data) => {
    for (const file of [
      'partners/._partners.json',
      '.DS_Store',
      'home/~$hero.json',
    ])
      data.write(file, 'x');
  },
  'an SVG as Inkscape saves it': wrongSvg(
    '<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" id="base" pagecolor="#fff"/><metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:li/></rdf:RDF></metadata><g xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:label="Camada 1"><path style="fill:#14788a;fill-opacity:1" d="M0 0"/></g>',
  ),
  'an SVG as Illustrator saves it': wrongSvg(
    '<defs><style>.cls-1{fill:url(#a);}</style><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"/></linearGradient></defs><use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#b" xml:space="preserve"/><path id="b" class="cls-1" data-name="Camada 1" d="M0 0"/>',
  ),
};
