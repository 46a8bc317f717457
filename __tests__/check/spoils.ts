import { basename, dirname, join } from 'node:path';
import sharp, { type Noise } from 'sharp';
import type { ContentCopy } from './contentCopy';

const hero = 'home/hero.json';
const partners = 'partners/partners.json';
const svg = 'partners/logos/casa.svg';

type Spoil = (data: ContentCopy) => void | Promise<void>;
type Content = (data: ContentCopy) => Buffer | Promise<Buffer>;

const newPicture = (width: number, height: number, noise?: Noise) =>
  sharp({ create: { width, height, channels: 3, background: 'tan', noise } });

/** Replaces a picture. @param written - the picture's path in the JSON file */
const replacePicture =
  (json: string, written: string) =>
  (content: Content, name = basename(written)): Spoil =>
  async (data) => {
    const path = join(dirname(json), written);
    const bytes = await content(data);
    data.remove(path);
    data.write(join(dirname(path), name), bytes);
    if (name !== basename(written))
      data.edit(json, written, join(dirname(written), name));
  };

const replaceHero = replacePicture(hero, '../images/hero.png');
const replaceLogo = replacePicture(partners, 'logos/azul.png');

/** Replaces the logo with a truncated photo. @param share - the part of the file that stays, from 0 to 1 */
const truncatedLogo = (kind: 'jpeg' | 'png' | 'webp', share: number) =>
  replaceLogo(
    async () => {
      const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
      const photo = newPicture(400, 300, noise).toFormat(kind);
      const bytes = await photo.toBuffer();
      return bytes.subarray(0, Math.floor(bytes.length * share));
    },
    `azul.${kind.replace('jpeg', 'jpg')}`,
  );

/** Cases that need code, by their names in the tables. */
export const spoils: Readonly<Record<string, Spoil>> = {
  'an encoding that is not UTF-8': (data) =>
    data.write(hero, Buffer.from(data.read(hero), 'latin1')),
  'a missing file': (data) => data.remove(hero),
  'a file’s name in capitals': (data) => data.rename(hero, 'home/Hero.json'),
  'a PNG named as an SVG': async (data) =>
    data.write(svg, await newPicture(400, 80).png().toBuffer()),
  'a small logo': replaceLogo(() => newPicture(100, 80).png().toBuffer()),
  'a wide logo': replaceLogo(() => newPicture(400, 80).png().toBuffer()),
  'an SVG where the picture is cut to sizes': replaceHero(
    (data) => data.readBytes(svg),
    'casa.svg',
  ),
  'an SVG in the encoding of old Windows': (data) =>
    data.write(
      svg,
      Buffer.from(
        '<?xml version="1.0" encoding="UTF-8"?><svg xmlns="http://www.w3.org/2000/svg"><title>Crédito</title></svg>',
        'latin1',
      ),
    ),
  'a photo whose last lines are missing': truncatedLogo('jpeg', 0.7),
  'a PNG truncated near its end': truncatedLogo('png', 0.95),
  'an empty file for a picture': replaceLogo(() => Buffer.alloc(0)),
};
