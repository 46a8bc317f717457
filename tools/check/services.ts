import { footerFile } from '../../src/content/schemas/home/footer';
import { servicesFile } from '../../src/content/schemas/home/services';
import { comparable } from '../../src/content/wording';
import { addProblem, type Content, dataOf } from './readContent';

const GONE =
  'a seção Serviços não tem este cartão; escreva o nome que ele tem agora, ou tire-o daqui. Se o serviço acabou, o jurídico o tira também dos Termos de Uso (Base legal, Serviços e, lá, O que você precisa saber antes) e da Política de Privacidade';

/** Reports services of the footer whose card is gone. Before a release it warns: an editor changes one file after another. */
export function checkServices(content: Content, release: boolean): void {
  const footer = dataOf(content, footerFile);
  const { items } = dataOf(content, servicesFile).value;
  const titles = items.map(({ title }) => comparable(title));
  const severity = release ? 'error' : 'warning';
  for (const [i, { cards }] of footer.value.services.entries())
    for (const [j, found] of cards.entries())
      if (!titles.includes(comparable(found))) {
        const path = ['services', i, 'cards', j];
        addProblem(content, footer, path, GONE, { found, severity });
      }
}
