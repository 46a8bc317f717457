import { edited, MIXED, type WrongInput } from './wrongInput';

const privacy = 'legal/politica-privacidade.md';
const terms = 'legal/termos-uso.md';
const INTRO = 'Esta política explica como';

/** A mistake in the first paragraph of the privacy policy. */
const paragraph = (
  mistake: string,
  text: string,
  at: string,
  says: string,
  suggests?: string,
  entry?: string,
): WrongInput =>
  edited(privacy, INTRO, `${text}\n\n${INTRO}`, { mistake, at, says, suggests, entry });

/** Front matter, headings, links and words of the legal pages. */
export const wrongLegal: readonly WrongInput[] = [
  edited(privacy, /^---\n[\s\S]*?\n---\n/, '', {
    mistake: 'a page without its front matter',
    says: 'Falta o cabeçalho: o arquivo começa com um cabeçalho entre linhas "---", com slug, title, description, updated e reviewed.',
    alone: true,
  }),
  edited(privacy, /^---\n/, '', {
    mistake: 'front matter that is not opened',
    says: 'Falta o cabeçalho: o arquivo começa com um cabeçalho entre linhas "---"',
    alone: true,
  }),
  edited(privacy, 'title: ', 'title: Outra\ntitle: ', {
    mistake: 'a field written twice in front matter',
    at: 'title: Política',
    says: 'Encontrei "title"; este campo aparece duas vezes no cabeçalho; apague um.',
  }),
  edited(privacy, /updated: \S+/, 'updated:', {
    mistake: 'a date left empty',
    at: 'updated:',
    field: 'updated',
    says: 'Encontrei null (vazio); escreva a data, como 2026-11-20.',
  }),
  edited(privacy, 'reviewed: null', 'reviewed: true', {
    mistake: 'a word where a date belongs',
    at: 'true\n---',
    field: 'reviewed',
    says: 'Encontrei true; escreva a data, como 2026-11-20.',
  }),
  edited(privacy, /updated: \S+\n/, '', {
    mistake: 'a date left out',
    at: '---',
    field: 'updated',
    says: 'Falta o campo "updated" (Dia da última mudança no texto); escreva a data, como 2026-11-20.',
  }),
  edited(privacy, INTRO, `- um\n<<<<<<< HEAD\n- dois\n=======\n- três\n>>>>>>> outra\n\n${INTRO}`, {
    mistake: 'two versions mixed in a page',
    at: '<<<<<<<',
    says: MIXED,
    alone: true,
  }),
  edited(privacy, 'reviewed: null\n---', 'reviewed: null', {
    mistake: 'front matter that is not closed',
    says: 'Falta a linha "---" que fecha o cabeçalho.',
    alone: true,
  }),
  edited(privacy, 'title: Política de Privacidade', 'title: Política: de Privacidade', {
    mistake: 'a colon in front matter',
    at: 'Política: de Privacidade',
    says: 'Encontrei "Política: de Privacidade"; escreva cada campo numa linha',
  }),
  edited(privacy, /updated: \S+/, 'updated: 20/11/2026', {
    mistake: 'a date in the Brazilian order',
    at: '20/11/2026',
    field: 'updated',
    says: 'Encontrei "20/11/2026"; escreva a data como ano-mês-dia, por exemplo 2026-11-20.',
    suggests: '2026-11-20',
  }),
  edited(privacy, /updated: \S+/, 'updated: 2026-02-30', {
    mistake: 'a day that does not exist',
    at: '2026-02-30',
    field: 'updated',
    says: 'Encontrei "2026-02-30"; esse dia não existe no calendário.',
  }),
  edited(privacy, /updated: \S+/, 'updated: 2126-01-01', {
    mistake: 'a date to come',
    at: '2126-01-01',
    field: 'updated',
    says: 'Encontrei "2126-01-01"; esta data ainda não chegou.',
  }),
  edited(privacy, 'slug: politica-privacidade', 'slug: politica-de-privacidade', {
    mistake: 'another address',
    at: 'politica-de-privacidade',
    field: 'slug',
    says: 'Encontrei "politica-de-privacidade"; escreva um destes: politica-privacidade, termos-uso.',
    suggests: 'politica-privacidade',
  }),
  edited(privacy, /## 4\. [\s\S]*?(?=## 5\.)/, '', {
    mistake: 'a missing section',
    at: '## 5.',
    entry: 'seção "5. Com quem compartilhamos"',
    says: 'Encontrei a seção 5; aqui deveria vir a seção 4 (finalidade); confira a ordem e os números.',
  }),
  edited(terms, /### 12\. [\s\S]*$/, '', {
    mistake: 'a missing last section',
    at: '### 11. Contato',
    says: 'Depois daqui falta a seção 12 (foro) da parte "Termos de Uso".',
  }),
  edited(privacy, '## 7. Segurança', '## Segurança', {
    mistake: 'a section without its number',
    at: '## Segurança',
    entry: 'seção "Segurança"',
    says: 'Encontrei "Segurança"; o título de uma seção começa com o número, um ponto e um espaço.',
    suggests: '## 7. Segurança',
  }),
  edited(privacy, '## 7. Segurança', '##7. Segurança', {
    mistake: 'a heading without a space after its marks',
    at: '##7. Segurança',
    says: 'Encontrei "##"; falta um espaço entre "#" e o título.',
  }),
  edited(terms, '## Política de Cookies', '## Política de Biscoitos', {
    mistake: 'a part with another title',
    at: '## Política de Biscoitos',
    says: 'Encontrei "Política de Biscoitos"; aqui deveria estar a parte "Política de Cookies".',
    suggests: '## Política de Cookies',
  }),
  edited(privacy, '### Neste site', '# Neste site', {
    mistake: 'a heading of the first level',
    at: '# Neste site',
    entry: 'título "Neste site"',
    says: 'Encontrei "#"; o título da página vem do cabeçalho; nas seções use "##" ou mais.',
  }),
  edited(privacy, '### Neste site', '### O encarregado', {
    mistake: 'two headings with one address',
    at: '### O encarregado\n\nEste site',
    entry: 'título "O encarregado"',
    says: (data) =>
      `Já existe um título igual na linha ${data.placeOf(privacy, '### O encarregado').line}, e os dois teriam o mesmo endereço (#o-encarregado); mude um deles.`,
  }),
  paragraph(
    'raw HTML',
    '<div class="aviso">Atenção</div>',
    '<div',
    'Encontrei "<div class="aviso">Atenção</div>"; o texto não pode ter HTML nem comentários <!-- -->; use só Markdown.',
  ),
  paragraph(
    'HTML inside a paragraph',
    'Leia com <b>calma</b>.',
    '<b>',
    'Encontrei "<b>"; o texto não pode ter HTML',
  ),
  paragraph(
    'an image',
    '![logo](logo.png)',
    '![logo]',
    'Encontrei "![logo](logo.png)"; as páginas legais não têm imagens; apague-a.',
  ),
  paragraph(
    'a paragraph that became code',
    '    Leia com calma.',
    '    Leia',
    'Encontrei "    Leia com calma."; os espaços no começo da linha transformam este texto em código; tire-os.',
  ),
  paragraph(
    'a link to a heading that is not there',
    'Veja [os seus direitos](#os-direitos).',
    '#os-direitos',
    'Encontrei "#os-direitos"; nenhum título desta página tem esse endereço (o título em minúsculas, sem acentos, com hífens).',
    '#seus-direitos',
    'link "os seus direitos"',
  ),
  paragraph(
    'a link to a page that is not there',
    'Leia os [termos](/termos-de-uso).',
    '/termos-de-uso',
    'Encontrei "/termos-de-uso"; esta página não existe no site; as que existem são /, /politica-privacidade, /termos-uso.',
    '/termos-uso',
    'link "termos"',
  ),
  paragraph(
    'a cross reference with the wrong number',
    'Veja a [seção 7](#seus-direitos).',
    '[seção 7]',
    'Encontrei "seção 7"; este link leva à seção 6; confira o número ou o endereço.',
    undefined,
    'link "seção 7"',
  ),
  paragraph(
    'an http link',
    'Leia o [Procon](http://www.procon.sp.gov.br).',
    'http://www',
    'Encontrei "http://www.procon.sp.gov.br"; o endereço precisa começar com "https://".',
    'https://www.procon.sp.gov.br',
    'link "Procon"',
  ),
  paragraph(
    'a contact written by hand',
    'Escreva [aqui mesmo](mailto:oi@mare.example).',
    'mailto:',
    'Encontrei "mailto:oi@mare.example"; os contatos vêm de data/company.json, para mudar num lugar só.',
    '{{link_email}}',
    'link "aqui mesmo"',
  ),
  paragraph(
    'a broken link',
    'Veja os [termos] (/termos-uso).',
    '] (',
    'Encontrei "] ("; o link está quebrado; escreva [palavras](endereço), sem espaço entre "]" e "(".',
  ),
  paragraph(
    'a forbidden phrase, half of it in bold',
    'Aqui a **aprovação** garantida vale.',
    'aprovação** garantida',
    'Encontrei "aprovação garantida"; esta expressão não pode aparecer',
  ),
  paragraph(
    'an unknown name between braces',
    'Fale com a {{empresa}}.',
    '{{empresa}}',
    'Encontrei "{{empresa}}"; não conheço esse nome',
  ),
];
