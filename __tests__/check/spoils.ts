import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ContentCopy } from './contentCopy';

const hero = 'home/hero.json';
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

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

/** A photo whose last part is cut off. @param share - how much of the file is left */
const cutPhoto =
  (kind: 'jpeg' | 'png' | 'webp' | 'avif', share: number): Spoil =>
  async (data) => {
    const ending = kind.replace('jpeg', 'jpg');
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const photo = await sharp({
      create: {
        width: 400,
        height: 300,
        channels: 3,
        background: 'tan',
        noise,
      },
    })
      .toFormat(kind)
      .toBuffer();
    data.remove(logo);
    if (kind !== 'png')
      data.edit(partners, 'logos/azul.png', `logos/azul.${ending}`);
    const length = Math.floor(photo.length * share);
    data.write(`partners/logos/azul.${ending}`, photo.subarray(0, length));
  };

export const spoils: Readonly<Record<string, Spoil>> = {
  'an encoding that is not UTF-8': (data) =>
    data.write(hero, Buffer.from(data.read(hero), 'latin1')),
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
  'a truncated logo': wrongLogo((data) => half(data.bytes(logo))),
  'a JPEG named as a PNG': wrongLogo(() => picture('jpeg')),
  'a PNG named as an SVG': async (data) =>
    data.write(svg, await picture('png')),
  'a small logo': wrongLogo(() => picture('png', 100)),
  'a wide logo': wrongLogo(() => picture('png')),
  'an SVG where the picture is cut to sizes': (data) => {
    data.write('images/casa.svg', data.bytes('partners/logos/casa.svg'));
    data.remove('images/hero.png');
    data.edit(hero, '../images/hero.png', '../images/casa.svg');
  },
  'a file that was saved with another ending': (data) =>
    data.rename(partners, `${partners}.txt`),
  'a HEIC named as an AVIF': wrongLogo(() => HEIC, 'azul.avif'),
  'a new photo beside the old one for the dark theme': (data) => {
    data.write('images/foto.png', data.bytes('images/hero.png'));
    data.edit(hero, '../images/hero.png', '../images/foto.png');
  },
  'an SVG in the encoding of old Windows': (data) =>
    data.write(
      svg,
      Buffer.from(
        '<?xml version="1.0" encoding="UTF-8"?><svg xmlns="http://www.w3.org/2000/svg"><title>Crédito</title></svg>',
        'latin1',
      ),
    ),
  'a truncated JPEG': cutPhoto('jpeg', 0.7),
  'a truncated PNG of which only the end lacks': cutPhoto('png', 0.95),
  'a truncated WebP': cutPhoto('webp', 0.7),
  'a truncated AVIF': cutPhoto('avif', 0.7),
  'a picture that is too large': wrongLogo(() =>
    sharp({
      create: { width: 12000, height: 9000, channels: 3, background: 'tan' },
    })
      .png()
      .toBuffer(),
  ),
  'all pictures deleted': (data) => {
    for (const file of data.files('images')) data.remove(`images/${file}`);
  },
  'an empty file for a picture': wrongLogo(() => Buffer.alloc(0)),
};
