import { contentFile } from '../contentFile';
import { group, plainText, text } from '../fields';
import { picture } from '../pictures';
import { homeLinks } from './home/sections';

const legalPicture = { width: 480, height: 360 };

const errorTexts = {
  pageTitle: text('Título na aba', 60),
  title: plainText('Título em inglês', 60),
  text: text('Explicação em português', 160),
};

export const sharedTextsFile = contentFile({
  path: 'shared-texts.json',
  type: 'SharedTexts',
  title: 'Textos que se repetem',
  description:
    'Os de todas as páginas, das páginas legais e das páginas de erro.',
  fields: {
    siteTitle: text(
      'Título da página inicial',
      70,
      'Aparece na aba e na busca.',
    ),
    siteDescription: text(
      'Descrição da página inicial',
      170,
      'Aparece na busca.',
    ),
    socialImageAlt: text(
      'Descrição da imagem de compartilhamento',
      160,
      'O que diz a imagem que aparece ao compartilhar o site em mensagens.',
    ),
    skipLink: text(
      'Atalho que pula o menu',
      40,
      'Aparece para quem usa o teclado.',
    ),
    menuLabel: text('Nome do menu', 40),
    menuButton: text('Botão do menu', 8, 'Abre o menu no celular.'),
    menu: homeLinks('Links do menu do topo', 6, 10),
    chatAction: text('Botão de conversa do topo', 16),
    floatingChat: text(
      'Nome do botão flutuante',
      40,
      'Começa com a palavra ao lado do ícone.',
    ),
    floatingChatShort: text(
      'Palavra do botão flutuante',
      20,
      'Fica ao lado do ícone.',
    ),
    chatHint: text(
      'Aviso de conversa',
      40,
      'Vem depois de um link que abre o WhatsApp.',
    ),
    newTabs: text(
      'Aviso de novas abas',
      40,
      'Vem com o nome da lista de parceiros, cujos sites abrem em outra aba.',
    ),
    backHome: text('Botão que volta ao início', 30, 'Fica nas páginas legais.'),
    tableOfContents: text('Título do sumário', 40, 'Fica nas páginas legais.'),
    updatedOn: text(
      'Palavras antes da data',
      40,
      'Ficam no alto das páginas legais.',
    ),
    legalImage: picture('Imagem das páginas legais', legalPicture),
    legalImageDark: picture(
      'Imagem das páginas legais, tema escuro',
      legalPicture,
    ),
    notFound: group('Página de endereço que não existe (404)', {
      ...errorTexts,
      action: plainText('Link em inglês', 40),
      image: picture('Imagem', { width: 640, height: 400 }),
      imageAlt: text('Descrição da imagem', 160, 'Para quem não a vê.'),
    }),
    error: group('Página de quando o servidor falha (500)', {
      ...errorTexts,
      action: text('Botão que volta à página inicial', 40),
    }),
  },
});
