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

const CREDIT = 'credito | emprestimo* | consignado | fgts';
const APPROVAL = 'aprov* | liber*';
const MONEY = 'dinheiro | valor | saldo | pix | saque | deposito';
const SOON =
  'minut* | segundos | em (ate )?\\w+ horas? | menos de | mesm[oa] (dia|hora) | na hora(?! d) | hoje | amanha | a tarde | imediat* | instant* | piscar';
const AUTHORITY =
  'inss | previdencia | dataprev | governo | ministerio | banco central | bacen | bc';
const HISTORY =
  'nome | cpf | ficha | historico | situacao | passado | divida* | atrasad*';

const readAgain = (reason: string) =>
  `leia a frase inteira: ${reason}; se ela não faz isso, pode ficar`;

/** What short texts must not say, or not before a person has thought about it. Resolução CMN nº 4.935/2021; CDC, arts. 37 and 54-C. */
export const expressions: readonly Expression[] = [
  {
    weight: 'forbidden',
    // Not even a denial makes it valid. A comma may: "aprovado, garantido por imóvel".
    patterns: [/\baprovac(ao|oes)[^\w,;]+(100[^\w,;]+)?garantidas?\b/],
    message:
      'esta expressão não pode aparecer: quem aprova é a instituição, e ninguém pode prometer',
    finds: ['Aprovações: 100%  GARANTIDAS!', '𝗔provação\u00a0garan\u00adtida'],
    leaves: ['Aprovação do banco, garantida por imóvel'],
  },
  {
    weight: 'doubtful',
    patterns: [
      near(
        3,
        `${CREDIT} | ${APPROVAL} | contemplacao | 100`,
        'garant(?!ia)* | automatic* | cert[oa]',
      ),
      inOrder(0, 'garantia de', 'credito | aprov*'),
      near(
        3,
        'aprova(d\\w*|mos)? | aceit* | credito',
        'todos | todo mundo | cem por cento',
      ),
      inOrder(6, 'todo', 'consegue'),
      near(1, APPROVAL, 'ja | esta | pre | 100 | vai ser'),
      inOrder(2, 'liberad*', '(em|no) seu nome'),
      inOrder(2, 'valor', 'esperando'),
      inOrder(
        5,
        'ninguem | nenhum* | nao existe | nunca | sem',
        'recus* | reprov* | (um|ouve|recebe) nao',
      ),
      near(4, 'outro* banco* | (do seu|todos os) banco*', 'recus* | nao'),
      /\w[oi]u[,?!] (aprovou|caiu|recebeu)\b|\b(parabens|foi selecionad[ao]|sem excecao|sempre sim|com (toda a )?certeza)\b/,
    ],
    message: readAgain(
      'não se pode prometer uma aprovação, porque quem decide é a instituição',
    ),
    finds: [
      '100% garantido | Aprovação automática | Seu crédito é certo',
      'Todo servidor consegue | Contemplação garantida | Está aprovado',
      'Sai com certeza | Cai com toda a certeza',
      'Garantia de crédito | Garantia de aprovação | Todo mundo aprova | Todo mundo consegue',
      'Cem por cento aceitos | Crédito para todos | Aceito sem exceção | É sempre sim',
      'Valor já liberado | Crédito pré-aprovado | Aprovamos 100% dos pedidos',
      'Vai ser aprovado | Há um valor esperando você | Crédito liberado em seu nome',
      'Saque liberado no seu nome | Aqui ninguém recebe um não | Ninguém ouve não',
      'Não existe recusa | Nunca um pedido foi reprovado | Nenhum pedido é recusado | Sem chance de recusa',
      'Aqui ninguém recebe não | Se outro banco recusou, fale conosco',
      'Recebeu um não do seu banco? | Mesmo que todos os bancos digam não',
      'Pediu, caiu! | Aposentou? Aprovou! | Assinou! Recebeu!',
      'Parabéns! | Foi selecionado',
    ],
    leaves: [
      'Empréstimo com garantia de imóvel | Ninguém pode garantir a aprovação',
      'Nunca prometemos um crédito já aprovado',
      'Não existe consignado pré-aprovado',
      'Golpistas dizem que o crédito já está aprovado',
      'Fuja de anúncio que diz que o crédito já está aprovado',
      'Se alguém disser que o crédito já está aprovado, desligue',
      'Recebeu mensagem dizendo que o crédito já está aprovado?',
    ],
  },
  {
    weight: 'doubtful',
    patterns: [
      near(6, `${APPROVAL} | ${MONEY} | caiu | conta | respo*`, SOON),
      near(3, `${CREDIT} | receb*`, SOON),
      inOrder(4, MONEY, 'rapid*'),
      near(3, 'dinheiro | valor', 'ja esta | no bolso'),
    ],
    message: readAgain(
      'não se pode prometer um prazo para a aprovação ou o dinheiro',
    ),
    finds: [
      'Aprovado na hora | Consignado imediato | Crédito instantâneo',
      'Aprovação da sua proposta sai em 5 minutos | O valor cai no mesmo dia | Depósito hoje',
      'Saque rápido',
      'Dinheiro na mesma hora | Pix em segundos | Saldo em até 24 horas',
      'Saque em menos de um dia | Valor amanhã | O FGTS cai à tarde',
      'Na conta num piscar de olhos | Em minutos o empréstimo sai',
      'Caiu em minutos | O banco responde em minutos | Receba hoje',
      'Seu dinheiro já está aqui | O valor no bolso',
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
      inOrder(0, 'menor* | melhor', 'taxa* | juro* | parcela*'),
      inOrder(
        3,
        'taxa* | juro* | parcela* | condic*',
        'mais baix* | mais barat* | (que|como) \\w+ noss* | menor* (do )?que | imbativ* | abaixo',
      ),
      inOrder(
        4,
        'melhor* | menor* | mais barat* | mais em conta',
        'd[oa] (mercado|brasil|pais|regiao|cidade)',
      ),
      inOrder(
        6,
        'ninguem | nao existe* | nenhum*',
        'menos | menor | mais em conta | tao baix* | cobre | consegue*',
      ),
      near(3, 'cobrimos | camp* | numero (1|um)', 'taxa* | juro* | proposta*'),
      inOrder(1, 'pag*', 'menos juros'),
      inOrder(5, 'mais barat*', 'nao existe'),
    ],
    message: readAgain(
      'não se pode dizer de uma taxa que é a menor, porque não há como provar',
    ),
    finds: [
      'O menor juro | Não deixe passar a menor taxa',
      'Taxas mais baixas | Juros abaixo da média',
      'Taxas menores do que as do banco',
      'As melhores condições do mercado | As parcelas são as menores do Brasil',
      'O consignado mais barato do país',
      'Não existe parcela mais em conta | Melhor taxa | A menor parcela',
      'As condições são imbatíveis | Parcelas mais baixas | Mais em conta da cidade',
      'O mais barato da região | Nenhum banco cobra menos | Ninguém tem custo menor',
      'Ninguém tem juros tão baixos | Ninguém cobre esta taxa',
      'Ninguém consegue chegar às nossas taxas | Cobrimos qualquer proposta',
      'Campeã em taxa | Número 1 em juros | Número um em taxas',
      'A parcela mais barata | Uma taxa como a nossa',
      'Duvidamos de uma taxa melhor que a nossa',
      'Pague menos juros | Mais barato que este não existe',
    ],
    leaves: [
      'Nem sempre a menor taxa compensa | Desconfie da menor taxa',
      'Um banco com juros menores | Não afirmamos ter a menor taxa',
    ],
  },
  {
    weight: 'doubtful',
    patterns: [
      inOrder(
        3,
        'sem | zero | livre* de | isent* de',
        'juro*(?! abusiv) | encargo*',
      ),
      inOrder(1, 'taxa* | juro* | custo', 'zero'),
      near(
        4,
        `${CREDIT} | dinheiro | saque | cartao`,
        'de graca | sem custo | nao custa | sem pagar',
      ),
      inOrder(1, CREDIT, 'grat*'),
    ],
    message: readAgain('todo crédito tem juros, desde o primeiro dia'),
    finds: [
      'Sem juros no primeiro mês | Zero juros | Juro zero | Taxa zero',
      'Empréstimo grátis | Custo zero | Livre de juros | Isento de juros',
      'Sem nenhum encargo | Crédito de graça',
      'Empréstimo sem custo | Dinheiro que não custa nada | Saque sem pagar nada',
      'Um cartão sem custo | Antecipe o FGTS de graça',
    ],
    leaves: ['Crédito sem juros abusivos | Nenhum empréstimo é sem juros'],
  },
  {
    weight: 'doubtful',
    patterns: [
      /r\$ ?\d[\d.,]*|\b\w*(\d|mil|nta|nte|ntos) reais\b/,
      /\b(?!100 ?%)\d[\d.,]* ?%|(?<!cem )por cento/,
    ],
    message: 'o site não mostra taxa, tarifa nem valor de parcela',
    finds: [
      'Parcelas de R$ 99,90 | Só R$99 | Até 20 mil reais | Por 99 reais',
      'Vinte reais | Trinta reais | Trezentos reais',
      'Juros de 1,8% ao mês | Dois por cento',
    ],
    leaves: ['Processo 100% digital | Cem por cento digital'],
  },
  {
    weight: 'doubtful',
    patterns: [
      inOrder(
        4,
        'parce[ir]* | credenciad* | conveni* | homologad* | recomendad* | selo | garantia | fiscalizad* | indicad* | em nome | falamos | programa',
        AUTHORITY,
      ),
      inOrder(
        3,
        '(?<!(instituic|banco|administr)[^.]{0,30})autorizad*',
        AUTHORITY,
      ),
      inOrder(4, 'correspondente* oficia* | setor | central d[eo]', AUTHORITY),
      inOrder(2, AUTHORITY, 'liberou | indic*'),
      inOrder(0, 'convenio direto'),
    ],
    message: readAgain(
      'a empresa não tem vínculo com o INSS nem com o governo, e o Banco Central autoriza as instituições, não a empresa',
    ),
    finds: [
      'Em parceria com a Previdência | Autorizado pelo Banco Central',
      'Credenciada pelo Bacen | Conveniada ao INSS | Homologada pelo BC',
      'Selo do Bacen | Recomendado pelo ministério | O governo liberou | O INSS indica',
      'Correspondente oficial do BC | Garantia do BC | Fiscalizada pelo BC',
      'Indicada pela Dataprev | Em nome do INSS | Falamos pelo INSS | Programa do governo',
      'Convênio direto | Aqui é do setor de crédito do INSS | Central de atendimento do INSS',
    ],
    leaves: [
      'Não somos parceiros do INSS | Não falamos em nome do INSS',
      'As instituições são autorizadas pelo Banco Central',
      'Bancos autorizados pelo Banco Central',
      'A administradora é autorizada pelo Banco Central',
    ],
  },
  {
    weight: 'doubtful',
    patterns: [
      inOrder(
        0,
        'imperdive* | nao perca(?! o prazo) | nao deixe(?! de) | (so|somente) hoje | so ate | corr[ae]',
      ),
      near(
        4,
        'vaga* | chance* | oferta* | horas | dias | margem | proposta*',
        'ultim* | limitad* | acab* | expira*',
      ),
    ],
    message: readAgain('a lei proíbe pressionar quem vai contratar'),
    finds: [
      'Oferta imperdível | Não perca | Não deixe para amanhã | Só hoje! | Somente hoje | Corra!',
      'Últimas vagas | Última chance | Oferta limitada',
      'Últimas horas | Só até sexta',
      'Últimos dias | A proposta expira | A margem acaba',
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
      'Ligue (11) 3333 4444 | 11 93333.4444 | (11)3333-4444 | 99876-5432 | wa.me/abc | ana.reis@banco.com.br',
    ],
    leaves: ['a@bcb.gov.br, a@tj.jus.br, a@al.leg.br, a@mp.mp.br'],
  },
  {
    weight: 'signed',
    patterns: [
      /\bs\.? ?p\.? ?c\b|\bscpc\b|serasa|\bnegativad|\bscore\b|\binadimplente|\bprotecao ao credito|\bbiro/,
      near(2, 'nome | cpf | ficha', 'suj* | restri* | negativ* | vermelho'),
      inOrder(1, 'restric*', 'ao credito | cadastra*'),
      inOrder(
        4,
        'mesmo | aceit*',
        'restric*(?! de) | no vermelho | endividad* | divida*',
      ),
      inOrder(
        2,
        'sem | ninguem',
        'chec* | verific* | olha* | puxa* | avali* | consulta* | analis* | comprova(r|cao)',
        `${HISTORY} | renda | credito | nada`,
      ),
      inOrder(4, 'dispens*', `${HISTORY} | analise`),
      inOrder(0, 'sem( nenhuma| qualquer)?', 'consulta* | analise'),
      inOrder(1, 'nao', 'consult*'),
      inOrder(2, 'nao | nem', 'olha* | checa* | puxa*', HISTORY),
      near(
        4,
        HISTORY,
        'nao importa* | nao interess* | nao conta* | nao atrapalha* | nao impede* | nao e problema | esqueca',
      ),
    ],
    message:
      'o Código de Defesa do Consumidor (art. 54-C, II) proíbe anunciar crédito sem consulta ao SPC ou à Serasa, ou sem avaliar a situação de quem pede; apague a frase ou, se a empresa decidiu com o jurídico, preencha "Quem decidiu publicar", em home/about.json, com esta frase',
    finds: [
      'S P C? Tudo bem | S.P.C. | Sem SPC | SCPC | Consulta à Serasa | Negativados | Score baixo',
      'Inadimplentes | Serviço de proteção ao crédito | Nome sujo | Ficha suja',
      'Restrição no CPF | CPF negativo | Nome no vermelho | Restrição ao crédito',
      'Restrição cadastral | Aceita quem tem restrições | Mesmo endividado',
      'Mesmo no vermelho | Mesmo com dívidas | Nada de birô',
      'Sem checar o seu CPF | Sem olhar o histórico | Sem analisar o crédito | Sem verificar o nome | Sem comprovar renda',
      'Sem avaliação da situação financeira | Dispensamos qualquer pesquisa do seu histórico | Dispensamos a análise',
      'Sem comprovação de renda | Crédito sem análise | Sem nenhuma consulta',
      'Sem qualquer consulta | Não consultamos nada | Não olhamos o histórico',
      'O banco não checa o nome | Nem puxamos o seu histórico',
      'A situação não importa | Seu histórico não é problema | Ninguém puxa a ficha',
      'Ninguém consulta o seu nome | Sem checar nada | O passado não interessa',
      'Sua dívida não atrapalha | Conta atrasada não atrapalha | O passado não impede | Esqueça as dívidas | O passado não conta',
    ],
    leaves: [
      'Mesmo com restrição de horário',
      'Sem a análise do banco, não há contrato',
      'Sem comprovante de renda, o banco pode recusar',
      'Não assine sem analisar o crédito | Nenhum banco decide sem análise',
      'Não existe crédito aprovado sem análise',
      'Ninguém libera dinheiro sem análise',
      'Promessa de crédito sem análise é golpe',
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
