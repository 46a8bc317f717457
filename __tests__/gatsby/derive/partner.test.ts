import { initials, initialsStyle } from '@/gatsby/derive/partner';
import { partners } from '../../support/content';

describe('initials', () => {
  test.each([
    ['CAIXA CCA', 'CC'],
    ['MEU CASHCARD', 'MC'],
    ['C6', 'C'],
    ['QUERO+', 'Q'],
    ['I9', 'I'],
    ['PARANA BANCO', 'PB'],
    ['RC CARD', 'RC'],
  ])('%s becomes %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  test('takes the first two words of a longer name', () => {
    expect(initials('Banco do Brasil')).toBe('BD');
  });

  test('writes small letters in upper case, accents kept', () => {
    expect(initials('água órbita')).toBe('ÁÓ');
  });

  test('does not count spaces around and between the words', () => {
    expect(initials('  ITAU   CONSIGNADO ')).toBe('IC');
  });

  test('has one or two letters for every real partner', () => {
    for (const { initials: letters } of partners) expect(letters).toMatch(/^[A-Z0-9]{1,2}$/);
  });
});

describe('initialsStyle', () => {
  test('rotates through four styles by position', () => {
    expect([0, 1, 2, 3, 4, 5].map(initialsStyle)).toEqual([1, 2, 3, 4, 1, 2]);
  });
});
