import { checkContent } from '../../tools/check/checkContent';
import { copyForTests } from './contentCopy';

const data = copyForTests();

test('of 3,000 fields that it does not know, all are counted and 100 shown', async () => {
  const fields = Array.from({ length: 3000 }, (_, i) => `"x${i}": 1,`);
  data.edit('home/hero.json', '{', `{${fields.join('\n')}`);
  const { errors, diagnostics } = await checkContent(data.path);
  expect([errors, diagnostics.length]).toEqual([3000, 100]);
});

test('3,000 partners whose logos are not there are answered', async () => {
  const partners = Array.from({ length: 3000 }, (_, i) => ({
    name: `BANCO ${i}`,
    confirmed: false,
    logo: `logos/bnaco-${i}.png`,
  }));
  data.write('partners/partners.json', JSON.stringify({ partners }));
  expect((await checkContent(data.path)).errors).toBe(3000);
});
