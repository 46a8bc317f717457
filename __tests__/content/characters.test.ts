import { characterRules } from '@/content/fields/characters';
import { applyRules, type Severity } from '@/content/fields/rule';

const rule = applyRules(characterRules);

/** The parts of a text that are reported. */
function reported(text: string, wanted: Severity): string[] {
  const parts: string[] = [];
  rule(text, ({ range, severity = 'error' }) => {
    if (severity === wanted) parts.push(text.slice(...(range ?? [])));
  });
  return parts;
}

/** "á à â ã é ê í ó ô õ ú ü ç Á À Â Ã É Ê Í Ó Ô Õ Ú Ç “ ” ‘ ’ – — … º ª" in UTF-8, read in other encodings. */
const misread = {
  'ISO-8859-1':
    'Ã¡ Ã\u00a0 Ã¢ Ã£ Ã© Ãª Ã\u00ad Ã³ Ã´ Ãµ Ãº Ã¼ Ã§ Ã\u0081 Ã\u0080 Ã\u0082 Ã\u0083 Ã\u0089 Ã\u008a Ã\u008d Ã\u0093 Ã\u0094 Ã\u0095 Ã\u009a Ã\u0087 â\u0080\u009c â\u0080\u009d â\u0080\u0098 â\u0080\u0099 â\u0080\u0093 â\u0080\u0094 â\u0080¦ Âº Âª',
  'Windows-1252':
    'Ã¡ Ã\u00a0 Ã¢ Ã£ Ã© Ãª Ã\u00ad Ã³ Ã´ Ãµ Ãº Ã¼ Ã§ Ã\u0081 Ã€ Ã‚ Ãƒ Ã‰ ÃŠ Ã\u008d Ã“ Ã” Ã• Ãš Ã‡ â€œ â€\u009d â€˜ â€™ â€“ â€” â€¦ Âº Âª',
  'Mac OS Roman':
    '√° √† √¢ √£ √© √™ √≠ √≥ √¥ √µ √∫ √º √ß √Å √Ä √Ç √É √â √ä √ç √ì √î √ï √ö √á ‚Äú ‚Äù ‚Äò ‚Äô ‚Äì ‚Äî ‚Ä¶ ¬∫ ¬™',
  CP850:
    '├í ├á ├ó ├ú ├® ├¬ ├¡ ├│ ├┤ ├Á ├║ ├╝ ├º ├ü ├Ç ├é ├â ├ë ├è ├ì ├ô ├ö ├ò ├Ü ├ç ÔÇ£ ÔÇØ ÔÇÿ ÔÇÖ ÔÇô ÔÇö ÔÇª ┬║ ┬¬',
  CP437:
    '├í ├á ├ó ├ú ├⌐ ├¬ ├¡ ├│ ├┤ ├╡ ├║ ├╝ ├º ├ü ├Ç ├é ├â ├ë ├è ├ì ├ô ├ö ├ò ├Ü ├ç ΓÇ£ ΓÇ¥ ΓÇÿ ΓÇÖ ΓÇô ΓÇö ΓÇª ┬║ ┬¬',
};

test.each(Object.entries(misread))(
  'each letter of UTF-8 that was read as %s is an error',
  (_encoding, text) => {
    expect(reported(text, 'error')).toEqual(text.split(' '));
    for (const letter of text.split(' '))
      expect(reported(`n${letter}o`, 'error')).toEqual([letter]);
  },
);

test.each([
  ['crÃƒÂ©dito', ['Ãƒ', 'Â©']],
  ['cr‚àö¬©dito', ['‚àö', '¬©']],
  ['crÔö£┬«dito', ['Ôö£', '┬«']],
  ['nΓö£├║o', ['Γö£', '├║']],
  ['n├â┬úo', ['├â', '┬ú']],
  ['já ðŸ˜€âœ…!', ['ðŸ˜€', 'âœ…']],
  ['já \uf8ffüòÄ!', ['\uf8ffüòÄ']],
  ['já \u00adƒÿÇÔ£à!', ['\u00adƒÿÇ', 'Ô£à']],
  ['ï»¿Início', ['ï»¿']],
  ['de “ontem â€', ['â€']],
  ['𝗔𝗽𝗿𝗼𝘃𝗮𝗰̧𝗮̃𝗼 𝗷𝗮́', ['𝗔𝗽𝗿𝗼𝘃𝗮𝗰̧𝗮̃𝗼', '𝗷𝗮́']],
  ['Ａｐｒｏｖａção em ２４h', ['Ａｐｒｏｖａ', '２４']],
  ['Ⓟⓘⓧ e 🅿🅸🆇', ['Ⓟⓘⓧ', '🅿🅸🆇']],
])('errors in "%s"', (text, parts) => {
  expect(reported(text, 'error')).toEqual(parts);
});

test.each([
  ['cr?dito n?o', ['?', '?']],
  ['INFORMA??ES N?O', ['??', '?']],
  ['?rea e ?ltimo', ['?', '?']],
  ['Quer crédito?fale', ['?']],
  ['informa‡ao, cr‚dito, crÚdito', ['‡', '‚', 'Ú']],
  ['oﬁcial e aﬂito, eﬃcaz', ['ﬁ', 'ﬂ', 'ﬃ']],
  ['Um\u00a0 dois e \u00a0três', ['\u00a0 ', ' \u00a0']],
])('warnings about "%s"', (text, parts) => {
  expect(reported(text, 'error')).toEqual([]);
  expect(reported(text, 'warning')).toEqual(parts);
});

test.each([
  'SÃO, MAÇÃ, ÂNGELA, CRISTÃ; “AMANHÃ” e “Ã”, LÃ\u00a0E LINHO, IRMÃ³, MANHÃ• NOITE: À MÃO',
  'Ação é razão: já, só, fé. NEGÓCIOS DE ÓTICA, ÍNDICE, ÁREA',
  '√2, √x², 2 × 3 ÷ 4 ≠ 5 ≤ 6 ± 1; ¬A; « Olá »; ‚Olá‘',
  'R$ 1.000,00 – 12% a.m. — 50 m², 1º e 2ª, nº 3, ½ hora, 20 °C, marca™, marca®, © 2024, € 5…',
  'Alô?Sim. OK? Sim! “Por quê?” (quem?) e/ou?',
  'https://a.com/?utm_source=b, a.com.br?c=d, /consulta?cpf e www.gov.br/?q',
  'Müller, Peña, Škoda, François, Citroën, iPhone, PicPay, São João d’Oeste',
  'Dois  espaços, um\u00a0só, ①, Ⓐ, 5 ℓ, ℃, 🅿 e 🆗',
])('nothing is wrong with "%s"', (text) => {
  expect(reported(text, 'error')).toEqual([]);
  expect(reported(text, 'warning')).toEqual([]);
});
