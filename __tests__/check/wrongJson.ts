import { edited, MIXED, type WrongInput } from './wrongInput';

const hero = 'home/hero.json';
const partners = 'partners/partners.json';

/** Broken JSON and values of the wrong shape. */
export const wrongJson: readonly WrongInput[] = [
  edited(partners, '"name": "BMG",', '"name": "BMG"', {
    mistake: 'a missing comma',
    at: '"\n      "legalName": "Banco BMG S.A."',
    says: 'Falta uma vírgula depois deste valor.',
  }),
  edited(
    hero,
    '"backgroundNight": "../images/background-night.png"',
    '"backgroundNight": "../images/background-night.png",',
    {
      mistake: 'a comma after the last item',
      at: ',\n}',
      says: 'Há uma vírgula sobrando depois do último item.',
    },
  ),
  edited(hero, '"note":', 'note:', {
    mistake: 'a field name without quotes',
    at: 'note:',
    says: 'Encontrei "note"; nomes de campos e textos vão entre aspas retas.',
  }),
  edited(
    hero,
    '"note": "Conversa gratuita. Nunca pedimos depósito antecipado."',
    '"note": “Conversa gratuita.”',
    {
      mistake: 'curly quotes',
      at: '“Conversa',
      says: 'Encontrei "“Conversa"; as aspas precisam ser retas: ".',
    },
  ),
  edited(hero, 'depósito antecipado."', 'depósito antecipado.', {
    mistake: 'a text whose closing quote is missing',
    at: '"Conversa gratuita.',
    says: 'Faltam as aspas que fecham este texto (ele precisa caber numa linha só).',
  }),
  edited(hero, '"note":', '"note"', {
    mistake: 'a missing colon',
    at: '" "Conversa',
    says: 'Faltam dois-pontos entre o nome do campo e o valor.',
  }),
  edited(hero, '"note":', '// nota\n  "note":', {
    mistake: 'a comment',
    at: '// nota',
    says: 'Encontrei "// nota"; um arquivo JSON não aceita comentários; apague-o.',
  }),
  edited(hero, /\n\}\s*$/, '\n', {
    mistake: 'a missing closing brace',
    at: '\u0000end',
    says: 'Falta um fecho no fim: confira se cada "{" tem o seu "}" e cada "[" o seu "]".',
  }),
  edited(hero, 'Crédito consciente', 'C:\\Crédito consciente', {
    mistake: 'a single backslash',
    at: '"C:\\',
    says: 'A barra "\\" tem sentido especial; escreva "/" ou "\\\\".',
  }),
  edited(hero, '  "badge"', '<<<<<<< HEAD\n=======\n>>>>>>> outra\n  "badge"', {
    mistake: 'two versions mixed in a JSON file',
    at: '<<<<<<<',
    says: MIXED,
    alone: true,
  }),
  edited(partners, '"confirmed": true', '"confirmed": True', {
    mistake: 'true with a capital',
    at: 'True',
    says: 'Encontrei "True"; escreva true ou false, sem aspas.',
  }),
  edited(partners, '"confirmed": true', '"confirmed": não', {
    mistake: 'a no without quotes',
    at: 'não',
    says: 'Encontrei "não"; escreva true ou false, sem aspas.',
  }),
  edited(hero, 'Conversa gratuita.', 'Conversa "gratuita" aqui.', {
    mistake: 'straight quotes inside a text',
    at: '"gratuita"',
    says: 'Encontrei "gratuita"; há aspas retas dentro de um texto; ali escreva “ e ”.',
  }),
  edited(hero, 'Conversa gratuita.', 'Mais de "30" bancos.', {
    mistake: 'straight quotes around a number inside a text',
    at: '"30"',
    says: 'Encontrei "30"; há aspas retas dentro de um texto; ali escreva “ e ”.',
  }),
  edited(hero, 'antecipado.",', 'antecipado.", # rever depois', {
    mistake: 'a comment that begins with #',
    at: '# rever',
    says: 'Encontrei "# rever depois"; um arquivo JSON não aceita comentários; apague-o.',
  }),
  edited(hero, '../images/hero.png', '..\\images\\hero.png', {
    mistake: 'a picture’s path with backslashes',
    at: '"..\\images',
    says: 'Encontrei "..\\images\\hero.png"; num caminho, escreva "/" em vez de "\\".',
  }),
  edited(partners, '"logo": "logos/bmg.png"\n    },', '"logo": "logos/bmg.png"', {
    mistake: 'an entry that is not closed',
    at: '{\n      "name": "BRB"',
    says: 'Falta fechar o item anterior com "}," antes daqui.',
  }),
  edited(partners, '"logo": "logos/bmg.png"\n    },', '"logo": "logos/bmg.png",', {
    mistake: 'an entry that is not closed, behind a comma',
    at: '{\n      "name": "BRB"',
    says: 'Falta fechar o item anterior com "}," antes daqui.',
  }),
  edited(partners, /\}\s*\](?=\s*\}\s*$)/, ']', {
    mistake: 'a last entry that is not closed',
    at: ']',
    says: 'Falta fechar o item anterior com "}" antes daqui.',
  }),
  edited(partners, /\]\s*\}\s*$/, '} ', {
    mistake: 'a last list that is not closed',
    at: '} ',
    says: 'Falta fechar a lista com "]" antes daqui.',
  }),
  edited('home/footer.json', /\s*\],(?=\s*"linksTitle")/, '', {
    mistake: 'a list that is not closed',
    at: '"linksTitle"',
    says: 'Falta fechar a lista anterior com "]," antes daqui.',
  }),
  edited('home/footer.json', /\s*\],(?=\s*"linksTitle")/, ',', {
    mistake: 'a list that is not closed, behind a comma',
    at: '"linksTitle"',
    says: 'Falta fechar a lista anterior com "]," antes daqui.',
  }),
  {
    mistake: 'an empty file',
    spoil: (data) => data.write(hero, ''),
    file: hero,
    says: 'O arquivo está vazio; desfaça a última mudança.',
  },
  edited(hero, '"badge"', '"note": "Outra nota.",\n  "badge"', {
    mistake: 'a field written twice',
    at: '"note": "Conversa',
    says: 'Encontrei o campo "note" duas vezes; apague um dos dois, porque só o último vale.',
  }),
  edited(hero, '"subtitle"', '"subtitulo"', {
    mistake: 'a field that does not exist, near one that does',
    at: '"subtitulo"',
    field: 'subtitulo',
    says: 'O campo "subtitulo" não existe aqui; os que existem são: badge, headline, subtitle, primaryAction, secondaryAction, note, image, imageNight, imageAlt, background, backgroundNight.',
    suggests: 'subtitle',
  }),
  edited(hero, /\s*"badge": "[^"]*",/, '', {
    mistake: 'a missing field',
    at: '{',
    field: 'badge',
    says: 'Falta o campo "badge" (Frase curta acima do título); escreva um texto entre aspas.',
  }),
  edited(hero, /"badge": "[^"]*"/, '"badge": ""', {
    mistake: 'an empty text',
    at: '"",',
    field: 'badge',
    says: 'O texto está vazio; escreva alguma coisa.',
  }),
  edited(hero, /"badge": "[^"]*"/, '"badge": 10', {
    mistake: 'a number instead of a text',
    at: '10,',
    field: 'badge',
    says: 'Encontrei o número 10, sem aspas; escreva um texto entre aspas.',
  }),
  edited(partners, '"confirmed": true', '"confirmed": "sim"', {
    mistake: 'a text instead of true or false',
    at: '"sim"',
    entry: 'parceiro "BANRISUL"',
    field: 'confirmed',
    says: 'Encontrei o texto "sim"; escreva true ou false, sem aspas.',
  }),
  edited('home/about.json', /"items": \[/, '"items": "Parcelas fixas", "x": [', {
    mistake: 'a text instead of a list',
    at: '"Parcelas fixas", "x"',
    field: 'advantages.items',
    says: 'Encontrei o texto "Parcelas fixas"; escreva uma lista entre colchetes: [ … ].',
  }),
  edited('home/about.json', '"icon": "clock"', '"icon": "clok"', {
    mistake: 'an icon that does not exist',
    at: '"clok"',
    entry: 'destaque "Atendimento rápido"',
    field: 'icon',
    says: 'Encontrei "clok"; escreva um destes: award, briefcase',
    suggests: 'clock',
  }),
  edited('home/services.json', '"color": "lagoon"', '"color": "verde"', {
    mistake: 'a colour that does not exist',
    at: '"verde"',
    entry: 'serviço "Servidores públicos municipais"',
    field: 'color',
    says: 'Encontrei "verde"; escreva um destes: lagoon, blue',
  }),
  edited(
    'home/services.json',
    /"description": "Consignado com desconto[^"]*"/,
    `"description": "${'a'.repeat(5000)}"`,
    {
      mistake: 'a description of 5,000 characters',
      at: '"aaaa',
      entry: 'serviço "Servidores públicos municipais"',
      field: 'description',
      says: 'Encontrei um texto de 5.000 caracteres; aqui cabem 160; encurte.',
    },
  ),
  edited(
    'home/statistics.json',
    /\{\s*"value": "\+1 década"[^}]*\}/,
    '{ "value": "1", "label": "a", "description": "b" }, { "value": "2", "label": "c", "description": "d" }',
    {
      mistake: 'a fifth figure',
      at: '[',
      field: 'items',
      says: 'Encontrei uma lista de 5 itens; esta lista tem no máximo 4.',
    },
  ),
  edited('interface.json', '"target": "#sobre"', '"target": "#sobre-nos"', {
    mistake: 'a menu link to a section that does not exist',
    at: '"#sobre-nos"',
    entry: 'link "Sobre Nós"',
    field: 'target',
    says: 'Encontrei "#sobre-nos"; escreva um destes: #home, #sobre, #servicos, #parceiros, #contato.',
  }),
];
