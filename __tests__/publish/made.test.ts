import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { securityContact, securityDaysLeft } from '@/publish/documents';
import type { Site } from '@/publish/publish';
import { socialCard } from '@/publish/socialCard';
import { thirdParty } from '@/publish/thirdParty';
import { FIXTURE } from '../support/fixture';

describe('the social card', () => {
  const content = {
    brand: 'Costa Clara',
    headline: 'Qual o tamanho do seu sonho?',
    site: 'www.costaclara.com.br',
    image: `${FIXTURE}/images/hero.png`,
    background: `${FIXTURE}/images/background.png`,
  };

  test('is the same for the same content, another for another brand', async () => {
    const card = await socialCard('.', content);
    expect((await socialCard('.', content)).equals(card)).toBe(true);
    expect(
      (await socialCard('.', { ...content, brand: 'Outra' })).equals(card),
    ).toBe(false);
  });

  test('keeps the longest words out of the picture, and letters that the font has not', async () => {
    const long = {
      brand: 'Companhia Ǻ 😀'.padEnd(40, 'm'),
      headline: 'W'.repeat(60),
      site: 'x',
    };
    const darkest = async (words: object) => {
      const card = await socialCard('.', { ...content, ...words });
      // Between the words' column and the picture.
      const gap = await sharp(card)
        .extract({ left: 526, top: 40, width: 12, height: 550 })
        .toBuffer();
      return (await sharp(gap).stats()).channels.map(({ min }) =>
        Math.round(min / 16),
      );
    };
    expect(await darkest(long)).toEqual(await darkest({}));
  });
});

describe('licences', () => {
  const root = mkdtempSync(join(tmpdir(), 'licences-'));
  const logos = join(root, 'data/partners/logos');
  beforeAll(() => {
    mkdirSync(logos, { recursive: true });
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
    writeFileSync(
      join(logos, 'LICENSE-desenhos.txt'),
      'desenhos 1.0 (MIT)\n\nDe azul.png e sol.svg.',
    );
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('the notice of a logo stands in the list while the logo is published', () => {
    const list = (file: string) =>
      thirdParty(root, ['node_modules/react'], [file]);
    expect(list('static/1/azul.avif')).toContain('desenhos 1.0 (MIT)');
    expect(list('static/1/casa.avif')).not.toContain('desenhos');
    expect(list('static/1/casa.avif')).toMatch(
      /^react \d\S+ \(MIT\)\n\nMIT License/m,
    );
  });

  test('a package without its licence ends the build', () => {
    const bare = join(root, 'bare');
    mkdirSync(bare);
    writeFileSync(
      join(bare, 'package.json'),
      '{"name":"bare","version":"1.0.0","license":"MIT"}',
    );
    expect(() => thirdParty(root, ['bare'], [])).toThrow(
      /bare não traz a sua licença/,
    );
  });
});

test('the contact for weaknesses runs out a year after the last change', () => {
  const updated = new Map([
    ['/a', '2026-01-31'],
    ['/b', '2028-02-29'],
  ]);
  const site = {
    email: 'a@b.br',
    siteUrl: 'https://b.br',
    updated,
  } as unknown as Site;
  expect(securityContact(site)).toBe(`Contact: mailto:a@b.br
Expires: 2029-03-01T00:00:00.000Z
Preferred-Languages: pt
Canonical: https://b.br/.well-known/security.txt
`);
  expect(securityDaysLeft(securityContact(site), new Date('2029-02-01'))).toBe(
    28,
  );
});
