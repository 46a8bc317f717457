import { contentFile, fact, group, homeLinks, picture, text } from './fields';

export const interfaceFile = contentFile(
  'interface.json',
  'InterfaceTexts',
  'Textos que se repetem em todas as páginas, das páginas legais e das páginas de erro.',
  {
    siteTitle: text('Título da página inicial na aba e na busca.', 70),
    siteDescription: text('Descrição da página inicial na busca.', 170),
    socialImageAlt: text(
      'O que diz a imagem que aparece ao compartilhar o site em mensagens.',
      160,
    ),
    skipLink: text('Atalho de teclado que pula o menu.', 40),
    menuLabel: text('Nome do menu para o leitor de tela.', 40),
    menuButton: text('Botão que abre o menu no celular.', 20),
    menu: homeLinks('Links do menu do topo.', 6, [
      'Home',
      'Sobre Nós',
      'Serviços',
      'Parceiros',
      'Contato',
    ]),
    chatAction: text('Botão de conversa do topo.', 30, 'Fale Conosco'),
    floatingChat: text(
      'Nome do botão flutuante para o leitor de tela; começa com a palavra ao lado do ícone.',
      40,
    ),
    floatingChatShort: text('Palavra ao lado do ícone do botão flutuante.', 20),
    opensChat: text(
      'O leitor de tela diz isto depois de um link que abre a conversa.',
      40,
    ),
    newTab: text(
      'O leitor de tela diz isto com o nome da lista de parceiros, cujos sites abrem em outra aba.',
      40,
    ),
    backHome: text(
      'Botão das páginas legais que volta à página inicial.',
      30,
      'Voltar ao início',
    ),
    tableOfContents: text('Título do sumário das páginas legais.', 40),
    updatedOn: text('Vem antes da data nas páginas legais.', 40),
    breadcrumbHome: text(
      'Primeiro passo do caminho no alto das páginas legais.',
      20,
    ),
    legalImage: picture('Imagem no alto das páginas legais.', {
      width: 480,
      height: 360,
    }),
    legalImageNight: picture('A mesma imagem, para o tema escuro.', {
      width: 480,
      height: 360,
    }),
    notFound: group('Página de endereço que não existe (404).', {
      pageTitle: text('Título na aba do navegador.', 60),
      title: fact('Título em inglês, fixo.', 60, 'Oops! Page not found'),
      text: text('Explicação em português.', 160),
      action: fact('Link em inglês, fixo.', 40, 'Return to Home'),
      image: picture('Imagem da página.', { width: 640, height: 400 }),
      imageAlt: text('Descrição da imagem para quem não a vê.', 160),
    }),
    error: group('Página que aparece quando o servidor falha (500).', {
      pageTitle: text('Título na aba do navegador.', 60),
      title: fact(
        'Título em inglês, fixo.',
        60,
        'Unexpected Application Error!',
      ),
      text: text('Explicação em português.', 160),
      action: text('Botão que volta à página inicial.', 40),
    }),
  },
);
