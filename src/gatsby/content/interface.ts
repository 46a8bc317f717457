import { z } from 'zod';
import { contentFile, fact, list, picturePath, text } from './fields';
import { homeLink } from './links';

/** `data/interface.json`. */
export const interfaceSchema = contentFile(
  'schemas/interface.schema.json',
  'Textos que se repetem em todas as páginas, da página de erro 404 e da página de falha.',
  {
    siteTitle: text('Título da página inicial na aba e na busca.', 70),
    siteDescription: text('Descrição da página inicial na busca.', 170),
    socialImage: picturePath('Imagem que aparece ao compartilhar o site em mensagens.'),
    socialImageAlt: text('Descrição dessa imagem para quem não a vê.', 160),
    skipLink: text('Atalho de teclado que pula o menu.', 40),
    menuLabel: text('Nome do menu para o leitor de tela.', 40),
    menuButton: text('Botão que abre o menu no celular.', 20),
    menu: list('Links do menu do topo.', homeLink, 1, 6),
    chatAction: text('Botão de conversa do topo.', 30),
    floatingChat: text('Nome do botão flutuante para o leitor de tela.', 40),
    floatingChatShort: text('Palavra ao lado do ícone do botão flutuante.', 20),
    newTab: text('O leitor de tela diz isto depois de um link que abre nova aba.', 40),
    backHome: text('Botão das páginas legais que volta à página inicial.', 30),
    tableOfContents: text('Título do sumário das páginas legais.', 40),
    updatedOn: text('Vem antes da data nas páginas legais.', 40),
    breadcrumbHome: text('Primeiro passo do caminho no alto das páginas legais.', 20),
    notFound: z
      .strictObject({
        pageTitle: text('Título na aba do navegador.', 60),
        title: fact('Título em inglês, fixo.', 60),
        text: text('Explicação em português.', 160),
        action: fact('Link em inglês, fixo.', 40),
        image: picturePath('Imagem da página.'),
        imageAlt: text('Descrição da imagem para quem não a vê.', 160),
      })
      .describe('Página de endereço que não existe (404).'),
    error: z
      .strictObject({
        title: fact('Título em inglês, fixo.', 60),
        text: text('Explicação em português.', 160),
        action: text('Botão que volta à página inicial.', 40),
      })
      .describe('Página mostrada quando algo falha.'),
  },
);

export type InterfaceContent = z.infer<typeof interfaceSchema>;
