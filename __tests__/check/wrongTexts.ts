import { edited, type WrongInput } from './wrongInput';

const hero = 'home/hero.json';

/** A mistake inside the hero's note. */
const note = (
  mistake: string,
  text: string,
  at: string,
  says: string,
  suggests?: string,
): WrongInput =>
  edited(hero, /"note": "[^"]*"/, `"note": "${text}"`, {
    mistake,
    at,
    field: 'note',
    says,
    suggests,
  });

/** Words that may not stand in a text. */
export const wrongTexts: readonly WrongInput[] = [
  note(
    'an unknown name between braces',
    'Fale com a {{marka}}.',
    '{{marka}}',
    'Encontrei "{{marka}}"; não conheço esse nome; os que existem são {{marca}}',
    '{{marca}}',
  ),
  note(
    'a name between single braces',
    'Fale com a {marca}.',
    '{marca}',
    'Encontrei "{"; nomes vão entre chaves duplas, como {{marca}}.',
  ),
  note(
    'a link’s name in a text',
    'Fale em {{link_whatsapp}}.',
    '{{link_whatsapp}}',
    'Encontrei "{{link_whatsapp}}"; este nome é um endereço e só serve de destino de link nos arquivos .md.',
  ),
  note(
    'a promise of approval',
    'Aprovação garantida para você.',
    'Aprovação garantida',
    'Encontrei "Aprovação garantida"; esta expressão não pode aparecer: quem aprova é a instituição, então ninguém pode prometer aprovação.',
  ),
  note(
    'a false authorisation',
    'Somos autorizados pelo Banco Central.',
    'autorizados pelo Banco',
    'Encontrei "autorizados pelo Banco Central"; esta expressão não pode aparecer: o Banco Central autoriza as instituições',
  ),
  note(
    'a rate',
    'Juros de 1,8% ao mês.',
    '1,8%',
    'Encontrei "1,8% ao mês"; o site não mostra taxa, tarifa nem valor de parcela: eles vêm na proposta da instituição.',
  ),
  note(
    'an amount of money',
    'Parcelas de R$ 200.',
    'R$ 200',
    'Encontrei "R$ 200."; o site não mostra taxa, tarifa nem valor de parcela',
  ),
  note('an emoji', 'Vem com a gente 😀', '😀', 'Encontrei "😀"; o site não usa emojis'),
  note(
    'HTML',
    'Conversa <b>gratuita</b>.',
    '<b>',
    'Encontrei "<b>"; o texto aparece como está escrito, sem HTML; escreva só as palavras.',
  ),
  note(
    'Markdown',
    'Conversa **gratuita**.',
    '**gratuita',
    'Encontrei "**gratuita**"; este campo não entende Markdown; escreva só as palavras.',
  ),
  note(
    'a phone written by hand',
    'Ligue (13) 99876-5432.',
    '(13) 99876',
    'Encontrei "(13) 99876-5432"; o telefone vem de data/company.json, para mudar num lugar só.',
    '{{telefone}}',
  ),
  note(
    'an e-mail written by hand',
    'Escreva a oi@mare.com.br.',
    'oi@mare',
    'Encontrei "oi@mare.com.br"; o e-mail vem de data/company.json, para mudar num lugar só.',
    '{{email}}',
  ),
  note(
    'two spaces',
    'Conversa  gratuita.',
    '  gratuita',
    'Encontrei "  "; deixe um espaço só.',
    ' ',
  ),
  note(
    'a space at the end',
    'Conversa gratuita. ',
    '"Conversa gratuita. "',
    'Há um espaço sobrando no começo ou no fim do texto.',
    'Conversa gratuita.',
  ),
  note('a text of spaces', '  ', '"  "', 'O texto está vazio; escreva alguma coisa.'),
  note(
    'a text of a space that does not break',
    '\u00a0',
    '"\u00a0"',
    'O texto está vazio; escreva alguma coisa.',
  ),
  note(
    'a line break',
    'Conversa\\ngratuita.',
    '\\ngratuita',
    'Encontrei "\n"; há aqui um caractere invisível',
  ),
  note(
    'broken accents',
    'VocÃª decide.',
    'Ãª',
    'Encontrei "Ãª"; o arquivo foi salvo com outra codificação e os acentos se perderam',
  ),
  note(
    'a draft',
    'Texto aqui.',
    'Texto aqui',
    'Encontrei "Texto aqui"; isto parece um rascunho; escreva o texto definitivo.',
  ),
  edited(hero, '"headline": "Qual o tamanho do seu sonho?"', '"headline": "Qual é o seu sonho?"', {
    mistake: 'a fixed text that was changed',
    at: '"Qual é o seu sonho?"',
    field: 'headline',
    says: 'Encontrei "Qual é o seu sonho?"; o texto fixo é "Qual o tamanho do seu sonho?": a especificação do site cita este texto letra por letra',
    suggests: 'Qual o tamanho do seu sonho?',
    warning: true,
  }),
  edited('home/footer.json', '© 2024', '© 2027', {
    mistake: 'another year in the copyright line',
    at: '"© 2027',
    field: 'copyright',
    says: 'Encontrei "© 2027 {{marca}}. Todos os direitos reservados."; o ano fixo é 2024',
    warning: true,
  }),
  edited('home/partners.json', '{posicao} de ', '', {
    mistake: 'a gap that the carousel fills, left out',
    at: '"{parceiro}, {total}"',
    field: 'position',
    says: 'Encontrei "{parceiro}, {total}"; "{posicao}" precisa aparecer uma vez: o site o troca.',
  }),
];
