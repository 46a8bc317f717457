import { findMatches, inOrder, near } from './patterns';

/** Each text may have several, parted by ` | `. */
type Sentences = readonly [string, ...string[]];

interface Expression {
  /**
   * - `forbidden` is an error in a short text, in the form too
   * - `doubtful` is a warning
   * - `contact` is a warning, in legal pages too
   * - `signed` is a warning, and an error in a release until somebody has signed the sentence
   */
  readonly weight: 'forbidden' | 'doubtful' | 'contact' | 'signed';
  readonly patterns: readonly RegExp[];
  /** Completes the sentence "Encontrei …; …." */
  readonly message: string;
  /** Sentences in which it is found. Each word of the patterns has one that needs it. */
  readonly finds: Sentences;
  /** Valid ones that look alike, in which nothing of the table is found. */
  readonly leaves: Sentences;
}

const CREDIT = 'credito | emprestimo* | consignado';
const APPROVAL = 'aprov* | liber*';
const MONEY = 'dinheiro | valor | pix | saque | deposito';
const SOON = 'minut* | hoje | mesmo dia | hora(?! d) | imediat* | instantane*';
const AUTHORITY =
  'inss | previdencia | governo | ministerio | banco central | bacen | bc';
const HISTORY = 'nome | cpf | historico | situacao | renda | credito';

const readAgain = (reason: string) =>
  `leia a frase inteira: ${reason}; se ela não faz isso, pode ficar`;

const LAW =
  'o Código de Defesa do Consumidor (art. 54-C, II) proíbe anunciar crédito sem consulta ao SPC ou à Serasa, ou sem avaliar a situação de quem pede; apague a frase ou, se a empresa decidiu com o jurídico, preencha "Quem decidiu publicar", em home/about.json, com esta frase';

/** What short texts must not say, or not before a person has thought about it. Resolução CMN nº 4.935/2021; CDC, arts. 37 and 54-C. */
export const expressions: readonly Expression[] = [
  {
    weight: 'forbidden',
    // Not even a denial makes it valid. A comma may: "aprovado, garantido por imóvel".
    patterns: [/\baprovac(ao|oes)[^\w,;]+(100[^\w,;]+)?garantidas?\b/],
    message:
      'esta expressão não pode aparecer: quem aprova é a instituição, e ninguém pode prometer',
    finds: [
      'Aprovações: 100%  GARANTIDAS! | Аprоvаçãо gаrаntidа',
      '𝗔provação\u00a0garan\u00adtida',
    ],
    leaves: ['Aprovação do banco, garantida por imóvel'],
  },
  {
    weight: 'doubtful',
    patterns: [
      near(
        3,
        `${CREDIT} | ${APPROVAL} | 100`,
        'garant(?!ia)* | automatic* | e certo',
      ),
      inOrder(0, 'garantia de', `${CREDIT} | ${APPROVAL}`),
      near(2, `${APPROVAL} | conseg*`, 'todos | todo mundo'),
      near(1, APPROVAL, 'ja | pre | 100 | vai ser'),
    ],
    message: readAgain(
      'não se pode prometer uma aprovação, porque quem decide é a instituição',
    ),
    finds: [
      '100% garantido | Aprovação automática | Seu crédito é certo',
      'Garantia de crédito | Aprovamos todos | Todo mundo consegue',
      'Valor já liberado | Crédito pré-aprovado | Aprovamos 100% dos pedidos | Vai ser aprovado',
    ],
    leaves: [
      'Empréstimo com garantia de imóvel | Ninguém pode garantir a aprovação',
      'Nunca prometemos um crédito já aprovado',
      'Não existe consignado pré-aprovado',
      'Golpistas dizem que o crédito já está aprovado',
    ],
  },
  {
    weight: 'doubtful',
    patterns: [
      near(6, `${APPROVAL} | ${MONEY}`, SOON),
      inOrder(3, CREDIT, SOON),
      inOrder(4, MONEY, 'horas | rapid*'),
    ],
    message: readAgain(
      'não se pode prometer um prazo para a aprovação ou o dinheiro',
    ),
    finds: [
      'Aprovado na hora | Consignado imediato | Crédito instantâneo',
      'Aprovação em 5 minutos | O valor cai no mesmo dia | Pix em meia hora',
      'Empréstimo hoje mesmo | Depósito em poucas horas | Saque rápido',
      'Dinheiro na mesma hora',
    ],
    leaves: [
      'O dinheiro não cai na hora | O dinheiro nunca cai na hora',
      'Nada é aprovado na hora | Na hora de liberar o crédito, compare',
      'Não dizemos em quantos minutos o valor cai',
    ],
  },
  {
    weight: 'doubtful',
    patterns: [
      inOrder(0, 'menor*', 'taxa* | juro*'),
      inOrder(
        3,
        'taxa* | juro*',
        'mais baix* | menor* (do )?que | imbativ* | abaixo | embaixo',
      ),
      inOrder(
        4,
        'melhor* | menor* | mais barat*',
        'do mercado | do brasil | do pais',
      ),
      inOrder(3, 'ninguem | nao existe*', 'menos | mais em conta'),
    ],
    message: readAgain(
      'não se pode dizer de uma taxa que é a menor, porque não há como provar',
    ),
    finds: [
      'Menores taxas | O menor juro | Não deixe passar a menor taxa',
      'Taxas mais baixas | Juros imbatíveis | Taxas abaixo da média',
      'Juros lá embaixo | Taxas menores do que as do banco',
      'As melhores condições do mercado | As parcelas são as menores do Brasil',
      'O consignado mais barato do país | Ninguém cobra menos',
      'Não existe parcela mais em conta',
    ],
    leaves: [
      'Nem sempre a menor taxa compensa | Desconfie da menor taxa',
      'Um banco com juros menores | Não afirmamos ter a menor taxa',
    ],
  },
  {
    weight: 'doubtful',
    patterns: [
      inOrder(3, 'sem | zero', 'juro*(?! abusiv)'),
      inOrder(1, 'taxa* | juro*', 'zero'),
      inOrder(0, CREDIT, 'grat*'),
    ],
    message: readAgain('todo crédito tem juros, desde o primeiro dia'),
    finds: [
      'Sem juros no primeiro mês | Zero juros | Juro zero | Taxa zero',
      'Empréstimo grátis',
    ],
    leaves: ['Crédito sem juros abusivos | Nenhum empréstimo é sem juros'],
  },
  {
    weight: 'doubtful',
    patterns: [
      /r\$ ?\d[\d.,]*|\b\w*(\d|mil|nta|nte|ntos) ?reais\b/,
      /\b(?!100 ?%)\d[\d.,]* ?%|(?<!cem )por cento/,
    ],
    message: 'o site não mostra taxa, tarifa nem valor de parcela',
    finds: [
      'Parcelas de R$ 99,90 | Até 20 mil reais | Por 99 reais',
      'Vinte reais | Trinta reais | Trezentos reais',
      'Juros de 1,8% ao mês | Dois por cento',
    ],
    leaves: ['Processo 100% digital | Cem por cento digital'],
  },
  {
    weight: 'doubtful',
    patterns: [
      inOrder(4, 'parce[ir]* | credenciad* | conveniad*', AUTHORITY),
      inOrder(4, 'homologad* | recomendad* | selo', AUTHORITY),
      inOrder(2, '(?<!(instituicoes|bancos) (sao )?)autorizad*', AUTHORITY),
      inOrder(2, 'correspondente* oficia*', AUTHORITY),
      inOrder(2, AUTHORITY, 'liberou'),
    ],
    message: readAgain(
      'a empresa não tem vínculo com o INSS nem com o governo, e o Banco Central autoriza as instituições, não a empresa',
    ),
    finds: [
      'Em parceria com a Previdência | Autorizado pelo Banco Central',
      'Credenciada pelo Bacen | Conveniada ao INSS | Homologada pelo BC',
      'Selo do Bacen | Recomendado pelo ministério | O governo liberou',
      'Correspondente oficial do BC',
    ],
    leaves: [
      'Não somos parceiros do INSS nem do governo',
      'As instituições são autorizadas pelo Banco Central',
      'Bancos autorizados pelo Banco Central',
    ],
  },
  {
    weight: 'doubtful',
    patterns: [
      inOrder(
        0,
        'imperdive* | nao perca(?! o prazo) | nao deixe(?! de) | so hoje | corra',
      ),
      near(
        3,
        'vaga* | chance* | oferta* | tempo | horas',
        'ultim* | limitad* | acab*',
      ),
    ],
    message: readAgain('a lei proíbe pressionar quem vai contratar'),
    finds: [
      'Oferta imperdível | Não perca | Não deixe para amanhã | Só hoje! | Corra!',
      'Últimas vagas | Última chance | Oferta limitada | Por tempo limitado',
      'Últimas horas | A oferta vai acabar',
    ],
    leaves: [
      'Não perca o prazo de sete dias | Não deixe de ler o contrato',
      'Cuidado com quem fala em últimas vagas',
    ],
  },
  {
    weight: 'contact',
    patterns: [
      /\(?\b\d{2}\)? ?9? ?\d{4}[ .-]\d{4}\b|\b9\d{4}-\d{4}\b/,
      /\bwa\.me\//,
      // Those of public authorities are welcome.
      /\b[\w.+-]{1,60}@(?![\w.-]*\b(gov|jus|leg|mp)\.br)[\w-]{1,60}\.[\w.-]+/,
    ],
    message:
      'confira de quem é este contato: os da empresa se escrevem {{telefone}} e {{email}}',
    finds: [
      'Ligue (11) 3333 4444 | 99876-5432 | wa.me/abc | ana.reis@banco.com.br',
    ],
    leaves: ['a@bcb.gov.br, a@tj.jus.br, a@al.leg.br, a@mp.mp.br'],
  },
  {
    weight: 'signed',
    patterns: [
      /\bs\.? ?p\.? ?c\b|\bscpc\b|serasa|\bnegativad|\bscore\b|\binadimplente|\bprotecao ao credito/,
      near(2, 'nome | cpf | ficha', 'suj* | restri* | negativ* | vermelho'),
      inOrder(1, 'restric*', 'ao credito | cadastra*'),
      inOrder(
        4,
        'mesmo | aceit*',
        'restric*(?! de) | no vermelho | endividad*',
      ),
    ],
    message: LAW,
    finds: [
      'S P C? Tudo bem | SCPC | Consulta à Sеrаsа | Negativados | Score baixo',
      'Inadimplentes | Serviço de proteção ao crédito | Nome sujo | Ficha suja',
      'Restrição no CPF | CPF negativo | Nome no vermelho | Restrição ao crédito',
      'Restrição cadastral | Aceita quem tem restrições | Mesmo endividado',
      'Mesmo no vermelho',
    ],
    leaves: ['Mesmo com restrição de horário'],
  },
  {
    weight: 'signed',
    patterns: [
      inOrder(
        2,
        'sem | dispens*',
        'chec* | olhar | avali* | analis* | comprova(r|cao)',
        HISTORY,
      ),
      inOrder(0, 'sem( nenhuma| qualquer)?', 'consulta* | analise'),
      inOrder(1, 'nao', 'consult*'),
      inOrder(2, 'nao | nem', 'olha* | checa* | puxa*', HISTORY),
      near(2, HISTORY, 'nao importa* | nao e problema'),
    ],
    message: LAW,
    finds: [
      'Sem checar o seu CPF | Sem olhar o histórico | Sem comprovar renda',
      'Sem avaliação da situação financeira | Dispensamos analisar o crédito',
      'Sem comprovação de renda | Crédito sem análise | Sem nenhuma consulta',
      'Sem qualquer consulta | Não consultamos nada | Não olhamos o histórico',
      'O banco não checa o nome | Nem puxamos o seu histórico',
      'A situação não importa | Seu histórico não é problema',
    ],
    leaves: [
      'Sem a análise do banco, não há contrato',
      'Sem comprovante de renda, o banco pode recusar',
      'Não assine sem analisar o crédito | Nenhum banco decide sem análise',
      'Não existe crédito aprovado sem análise',
      'Ninguém libera dinheiro sem análise',
    ],
  },
];

export type Weight = Expression['weight'];

/** Finds every match of the expressions of some weights, as a reader sees it. */
export const findExpressions = (
  text: string,
  ...weights: readonly Weight[]
): { found: string; message: string }[] =>
  expressions
    .filter(({ weight }) => weights.includes(weight))
    .flatMap(({ patterns, message }) =>
      findMatches(text, patterns).map((found) => ({ found, message })),
    );
