import { z } from 'zod';
import { contentFile, list, text } from './fields';
import { homeLink } from './links';

/** `data/home/footer.json`. */
export const footerSchema = contentFile('../schemas/footer.schema.json', 'O rodapé.', {
  blurb: text('Frase abaixo da marca.', 140),
  hoursNote: text('Vem antes do horário de atendimento.', 60),
  office: text('Vem antes do endereço do escritório.', 160),
  servicesTitle: text('Título da coluna de serviços, fixo.', 40),
  services: list(
    'Serviços, um por linha; todos levam à seção Serviços.',
    text('Nome do serviço.', 50),
    1,
    12,
  ),
  linksTitle: text('Título da coluna de links, fixo.', 40),
  links: list('Links da coluna.', homeLink, 1, 8),
  contactTitle: text('Título da coluna de contato, fixo.', 40),
  chatButton: text('Botão do WhatsApp.', 30),
  phoneLabel: text('Palavra antes do telefone.', 20),
  emailLabel: text('Palavra antes do e-mail.', 20),
  accessibility: z
    .strictObject({
      title: text('Título do aviso.', 40),
      text: text('Texto do aviso.', 240),
    })
    .describe('Aviso de acessibilidade (Lei nº 13.146/2015, art. 63).'),
  disclaimer: list('Avisos legais, um parágrafo por linha.', text('Um parágrafo.', 400), 1, 6),
  privacyLink: text('Link da política de privacidade.', 40),
  termsLink: text('Link dos termos de uso.', 40),
  copyright: text('Linha de direitos autorais; o ano 2024 é fixo.', 120),
});

export type FooterContent = z.infer<typeof footerSchema>;
