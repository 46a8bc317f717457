import { z } from 'zod';
import { contentFile, fact, list, picturePath } from './fields';
import { webAddress } from './webAddress';

const partner = z.strictObject({
  name: fact('Nome do parceiro, como aparece no cartão.', 40),
  legalName: fact('Razão social, quando se sabe.', 120).optional(),
  url: webAddress('Site oficial. Sem ele, o cartão aparece sem link.').optional(),
  confirmed: z
    .boolean()
    .describe(
      'true quando uma pessoa abriu o endereço e viu que é mesmo da instituição; senão, false.',
    ),
  note: fact('Anotação interna; não aparece no site.', 300).optional(),
  logo: picturePath('Arquivo do logotipo, em logos/. Sem ele, aparecem as iniciais.').optional(),
});

/** `data/partners/partners.json`. */
export const partnersSchema = contentFile(
  '../schemas/partners.schema.json',
  'As instituições parceiras.',
  {
    partners: list('Os parceiros, na ordem em que aparecem.', partner, 1, 5000),
  },
);

export type PartnersContent = z.infer<typeof partnersSchema>;
export type PartnerContent = PartnersContent['partners'][number];
