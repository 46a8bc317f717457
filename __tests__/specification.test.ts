import { heroFile } from '@/content/schemas/home/hero';
import { servicesFile } from '@/content/schemas/home/services';
import { interfaceFile } from '@/content/schemas/interface';
import { readContent } from '../tools/check/readContent';
import { checkSpecification } from '../tools/check/specification';
import { readData } from './support/texts';

// This company's: another one replaces it. No other test fails when an editor changes a text.

test('each text that the specification quotes is there', () => {
  const content = readContent('data');
  checkSpecification(content);
  expect(content.problems).toEqual([]);
});

test('each button has its words', () => {
  const { primaryAction, secondaryAction } = readData(heroFile);
  const { cardAction } = readData(servicesFile);
  const { chatAction } = readData(interfaceFile);
  expect([primaryAction, chatAction]).toEqual(['Fale Conosco', 'Fale Conosco']);
  expect([secondaryAction, cardAction]).toEqual(['Saiba Mais', 'Saiba Mais']);
});
