import { walkFields } from '../src/content/fields/walk';
import { contentFiles } from '../src/content/schemas/contentFiles';

// The texts that the specification quotes. The content check warns when one of them changes.
const QUOTED = [
  'Home',
  'Sobre Nós',
  'Serviços',
  'Parceiros',
  'Contato',
  'Início',
  'Fale Conosco',
  'Saiba Mais',
  'Qual o tamanho do seu sonho?',
  'Converse com Nossa Equipe',
  'Fale Conosco - Atendimento Personalizado',
  'Nossos Parceiros',
  'Mais de 30 Instituições Parceiras',
  'Nossos Serviços',
  'Links Rápidos',
  'Entre em Contato',
  'Voltar ao início',
  'Oops! Page not found',
  'Return to Home',
  'Unexpected Application Error!',
  '+5mil',
  '10+',
  '4.9',
];

test('the fixed texts of the schemas are those that the specification quotes', () => {
  const fixed = contentFiles.flatMap(({ root }) =>
    [...walkFields(root)].flatMap(({ field }) => field.fixed ?? []),
  );
  expect([...new Set(fixed)].sort()).toEqual([...QUOTED].sort());
});
