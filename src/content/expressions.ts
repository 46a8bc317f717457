import { findMatches, inOrder, near } from './patterns';

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
const MONEY = 'dinheiro | valor | pix | saque | deposito | na conta';
const SOON = 'minutos | hoje | mesmo dia | uma hora';
const AUTHORITY = 'inss | previdencia | governo | banco central | bacen | bc';
const HISTORY = 'nome | cpf | historico | situacao | renda | credito';

const readAgain = (reason: string) =>
  `leia a frase inteira: ${reason}; se ela não faz isso, pode ficar`;

const LAW =
  'o Código de Defesa do Consumidor (art. 54-C, II) proíbe anunciar crédito sem consulta ao SPC ou à Serasa, ou sem avaliar a situação de quem pede; apague a frase ou, se a empresa decidiu com o jurídico, preencha "Quem decidiu publicar", em home/about.json, com esta frase';

/**
 * What short texts must not say, or not before a person has thought about it: a help for readers, which does not know
 * every wording. Resolução CMN nº 4.935/2021; Código de Defesa do Consumidor, arts. 37 and 54-C.
 */
export const expressions: readonly Expression[] = [
  {
    weight: 'forbidden',
    // Not even a denial makes it valid. A comma may: "aprovado, garantido por imóvel".
    patterns: [/\baprovac(ao|oes)[^\w,;]+(100[^\w,;]+)?garantidas?\b/],
    message:
      'esta expressão não pode aparecer: quem aprova é a instituição, e ninguém pode prometer',
    finds: [
      'Aprovações: 100%  GARANTIDAS!',
      '𝗔provação\u00a0garan\u00adtida',
      'Аprоvаçãо gаrаntidа',
    ],
    leaves: ['Aprovação do banco, garantida por imóvel'],
  },
  {
    weight: 'doubtful',
    patterns: [
      near(3, `${CREDIT} | ${APPROVAL} | 100`, 'garant(?!ia)* | automatic*'),
      inOrder(0, 'garantia de', `${CREDIT} | ${APPROVAL}`),
      near(2, APPROVAL, 'tod*'),
      inOrder(1, 'ja | pre | 100', APPROVAL),
      inOrder(2, 'nao | ninguem | nenhum*', 'recus*'),
    ],
    message: readAgain(
      'não se pode prometer uma aprovação, porque quem decide é a instituição',
    ),
    finds: [
      '100% garantido',
      'Aprovação automática',
      'Garantia de crédito',
      'Aprovamos todos',
      'Crédito pré-aprovado',
      'Valor já liberado',
      'Crédito 100% aprovado',
      'Não recusamos ninguém',
      'Nenhum pedido é recusado',
      'Ninguém é recusado',
    ],
    leaves: [
      'Empréstimo com garantia de imóvel',
      'Ninguém pode garantir a aprovação',
      'Nunca prometemos um crédito aprovado na hora',
      'Não existe crédito já aprovado',
    ],
  },
  {
    weight: 'doubtful',
    patterns: [
      near(
        3,
        `${CREDIT} | ${APPROVAL} | ${MONEY}`,
        'na hora(?! d) | imediat* | instantane*',
      ),
      near(6, `${APPROVAL} | ${MONEY} | receb*`, SOON),
      inOrder(3, CREDIT, SOON),
      inOrder(4, MONEY, 'horas | 24h'),
    ],
    message: readAgain(
      'não se pode prometer um prazo para a aprovação ou o dinheiro',
    ),
    finds: [
      'Aprovado na hora',
      'Crédito instantâneo',
      'Consignado imediato',
      'Aprovação em 5 minutos',
      'Na conta em minutos',
      'O valor cai no mesmo dia',
      'Saque hoje',
      'Pix em até uma hora',
      'Receba ainda hoje',
      'Empréstimo hoje mesmo',
      'Depósito em poucas horas',
      'Dinheiro em 24h',
    ],
    leaves: [
      'O dinheiro não cai na hora',
      'O dinheiro nunca cai na hora',
      'Nada é aprovado na hora',
      'Na hora de pedir crédito, compare',
    ],
  },
  {
    weight: 'doubtful',
    patterns: [
      near(
        3,
        'taxa* | juro*',
        'menor* | mais baix* | mais barat* | imbativ* | abaixo',
      ),
      inOrder(2, 'a menor | as menores', 'parcela*'),
      inOrder(
        4,
        'melhor* | menor* | mais baix* | mais barat*',
        'do mercado | do brasil | da regiao',
      ),
      inOrder(2, 'ninguem | nenhum*', 'menos | menor*'),
    ],
    message: readAgain(
      'não se pode dizer de uma taxa que é a menor, porque não há como provar',
    ),
    finds: [
      'Menores taxas',
      'As taxas mais baixas',
      'O juro mais barato',
      'Taxas imbatíveis',
      'Taxas abaixo da média',
      'Não deixe passar a menor taxa',
      'A menor parcela',
      'As menores parcelas',
      'As melhores condições do mercado',
      'As parcelas são as menores do Brasil',
      'O consignado mais barato do Brasil',
      'As prestações mais baixas da região',
      'Ninguém cobra menos',
      'Nenhum banco cobra menos',
      'Ninguém tem parcela menor',
    ],
    leaves: [
      'Nem sempre a menor taxa compensa',
      'Não garantimos a menor taxa',
      'Ninguém pode garantir a menor taxa',
      'Desconfie da menor taxa',
    ],
  },
  {
    weight: 'doubtful',
    patterns: [
      inOrder(1, 'sem | zero | nao paga*', 'juro*(?! abusiv)'),
      inOrder(1, 'taxa* | juro*', 'zero'),
    ],
    message: readAgain('todo crédito tem juros, desde o primeiro dia'),
    finds: [
      'Sem juros no primeiro mês',
      'Zero juros',
      'Você não paga juros',
      'Juro zero',
      'Taxa zero',
    ],
    leaves: ['Crédito sem juros abusivos', 'Nenhum empréstimo é sem juros'],
  },
  {
    weight: 'doubtful',
    patterns: [
      /r\$ ?\d[\d.,]*|\b\d[\d.,]* ?(mil )?reais\b/,
      /\b(?!100 ?%)\d[\d.,]* ?(%|por cento)/,
    ],
    message: 'o site não mostra taxa, tarifa nem valor de parcela',
    finds: [
      'Parcelas de R$ 99,90',
      'Até 20 mil reais',
      'Juros de 1,8% ao mês',
      'Dois e 5 por cento',
    ],
    leaves: ['Processo 100% digital'],
  },
  {
    weight: 'doubtful',
    patterns: [
      inOrder(
        4,
        'parce[ir]* | (?<!(instituicoes|bancos) (sao )?)autorizad* | credenciad* | conveni* | homologad* | representante* | correspondente* oficia*',
        AUTHORITY,
      ),
    ],
    message: readAgain(
      'a empresa não tem vínculo com o INSS nem com o governo, e o Banco Central autoriza as instituições, não a empresa',
    ),
    finds: [
      'Em parceria com a Previdência',
      'Autorizado pelo Banco Central',
      'Credenciada pelo Bacen',
      'Convênio com o INSS',
      'Homologados pela Caixa e pelo Banco Central',
      'Representante do governo',
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
      inOrder(0, 'imperdive* | nao perca(?! o prazo) | so hoje | corra'),
      near(
        3,
        'vaga* | chance* | promoc* | oferta* | tempo',
        'ultim* | limitad* | acab*',
      ),
    ],
    message: readAgain('a lei proíbe pressionar quem vai contratar'),
    finds: [
      'Oferta imperdível',
      'Não perca',
      'Por tempo limitado',
      'Só hoje!',
      'Corra!',
      'Últimas vagas',
      'Última chance',
      'A promoção acaba amanhã',
      'Oferta limitada',
    ],
    leaves: ['Não perca o prazo de sete dias'],
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
      'Ligue (11) 3333 4444',
      '99876-5432',
      'wa.me/abc',
      'Escreva a ana.reis@banco.com.br',
    ],
    leaves: ['a@bcb.gov.br, a@tj.jus.br, a@al.leg.br, a@mp.mp.br'],
  },
  {
    weight: 'signed',
    patterns: [
      /\bs\.? ?p\.? ?c\b|\bscpc\b|serasa|\bnegativad|\bscore\b|\binadimplente|\bprotecao ao credito/,
      near(2, 'nome | cpf', 'suj* | restri* | negativ* | vermelho'),
      inOrder(1, 'restric*', 'credito | cadastra*'),
      inOrder(2, 'quem | mesmo | aceit*', 'restric*(?! de)'),
      inOrder(1, 'mesmo', 'endividad* | divida*'),
    ],
    message: LAW,
    finds: [
      'S P C? Tudo bem',
      'SCPC',
      'Consulta à Sеrаsа',
      'Negativados',
      'Score baixo',
      'Inadimplentes',
      'Serviço de proteção ao crédito',
      'Nome sujo',
      'Restrição no nome',
      'CPF negativo',
      'Nome no vermelho',
      'Restrição ao crédito',
      'Restrição cadastral',
      'Quem tem restrições',
      'Mesmo com restrição',
      'Aceitamos restrições',
      'Mesmo endividado',
      'Mesmo com dívida',
    ],
    leaves: ['Visitamos quem tem restrição de mobilidade'],
  },
  {
    weight: 'signed',
    patterns: [
      inOrder(
        2,
        'sem | dispens*',
        'chec* | olhar | pesquis* | avali* | analis* | comprova(r|cao)',
        HISTORY,
      ),
      inOrder(0, 'sem | sem nenhuma | sem qualquer', 'consulta* | analise'),
      inOrder(1, 'nao | nunca', 'consult*'),
      inOrder(2, 'nao | nunca', 'olha* | checa* | pesquisa*', HISTORY),
      near(2, `${HISTORY} | divida*`, 'nao importa* | nao e problema'),
    ],
    message: LAW,
    finds: [
      'Sem checar o seu CPF',
      'Sem olhar o histórico',
      'Sem pesquisar o nome',
      'Sem avaliação da situação financeira',
      'Dispensamos analisar o crédito',
      'Sem comprovar renda',
      'Sem nenhuma consulta',
      'Sem qualquer consulta',
      'Crédito sem análise',
      'Não consultamos nada',
      'Seu nome nunca será consultado',
      'Não olhamos o seu histórico',
      'O banco nunca checa o CPF',
      'Não pesquisamos a renda',
      'A situação não importa',
      'Dívida não é problema',
    ],
    leaves: [
      'Sem a análise do banco, não há contrato',
      'Ninguém libera dinheiro sem análise',
      'Não assine sem analisar o crédito',
      'Nenhum banco decide sem análise',
      'Sem comprovante de renda, o banco pode recusar',
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
