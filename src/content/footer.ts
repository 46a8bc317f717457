import { contentFile, group, homeLinks, list, picture, text } from './fields';

const evening = { width: 2000, height: 500 };

/** `data/home/footer.json`. */
export const footerFile = contentFile('home/footer.json', 'HomeFooter', 'O rodapé.', {
  image: picture('Imagem acima do rodapé da página inicial, que passa à cor dele.', evening),
  imageNight: picture('A mesma imagem, para o tema escuro.', evening),
  blurb: text('Frase abaixo da marca.', 140),
  hoursNote: text('Vem antes do horário de atendimento.', 60),
  office: text('Vem antes do endereço do escritório.', 160),
  servicesTitle: text('Título da coluna de serviços, fixo.', 40),
  services: list(
    'Serviços, um por linha; todos levam à seção Serviços.',
    text('Nome do serviço.', 50),
    [1, 12],
    { entry: 'serviço', unique: true },
  ),
  linksTitle: text('Título da coluna de links, fixo.', 40),
  links: homeLinks('Links da coluna.', 8),
  contactTitle: text('Título da coluna de contato, fixo.', 40),
  chatButton: text('Botão do WhatsApp.', 30),
  phoneLabel: text('Palavra antes do telefone.', 20),
  emailLabel: text('Palavra antes do e-mail.', 20),
  accessibility: group('Aviso de acessibilidade (Lei nº 13.146/2015, art. 63).', {
    title: text('Título do aviso.', 40),
    text: text('Texto do aviso.', 240),
  }),
  disclaimer: list('Avisos legais, um parágrafo por linha.', text('Um parágrafo.', 400), [1, 6], {
    entry: 'aviso',
    unique: true,
  }),
  copyright: text('Linha de direitos autorais; o ano 2024 é fixo.', 120),
});
