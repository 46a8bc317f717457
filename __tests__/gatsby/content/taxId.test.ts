/** @jest-environment node */
import { isTaxId } from '../../../src/gatsby/content/taxId';

// 12.ABC.345/01DE-35 is the Receita Federal's own example of a CNPJ with letters.
test.each(['11.222.333/0001-81', '00.000.000/0000-00', '12.ABC.345/01DE-35'])(
  'takes %s',
  (cnpj) => {
    expect(isTaxId(cnpj)).toBe(true);
  },
);

test.each(['11.222.333/0001-82', '11.222.333/0001-18', '12.ABC.345/01DE-53'])(
  'refuses %s',
  (cnpj) => {
    expect(isTaxId(cnpj)).toBe(false);
  },
);
