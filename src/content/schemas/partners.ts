import type { z } from 'zod';
import { outerSpaces } from '../fields/characters';
import { contentFile } from '../fields/contentFile';
import { group, list, optional, textField } from '../fields/field';
import {
  contactPoint,
  date,
  signatureCode,
  webAddress,
} from '../fields/formats';
import { picture } from '../fields/picture';
import type { Rule } from '../fields/rule';
import { plainText } from '../wording/texts';

const missingAddress: Rule<{ url?: string }> = ({ url }, report) => {
  const message =
    'este parceiro não tem endereço ("url"); o cartão aparece sem link';
  if (!url) report({ path: ['name'], message, severity: 'warning' });
};

const logo = {
  width: 192,
  height: 192,
  fitted: true,
  folder: 'logos',
  svg: true,
  onWhite: true,
};

const partner = group(
  'Parceiro',
  {
    name: plainText('Nome do parceiro', 40, {
      hint: 'Como aparece no cartão.',
    }),
    legalName: optional(
      plainText('Razão social', 120, {
        hint: 'Se você souber. Não aparece no site.',
        internal: true,
      }),
    ),
    url: optional(
      webAddress('Site oficial', {
        hint: 'Sem ele, o cartão aparece sem link.',
      }),
    ),
    verified: optional(
      group(
        'Quem verificou o site',
        {
          by: plainText('Nome de quem o abriu', 80, { internal: true }),
          on: date('Dia em que o abriu', { internal: true }),
          code: signatureCode(),
        },
        {
          hint: 'Quem assina é o comando npm run sign, depois que uma pessoa abriu o endereço e viu que é mesmo da instituição. Não aparece no site.',
        },
      ),
    ),
    sac: optional(
      contactPoint('SAC', {
        hint: 'Telefone ou endereço. Aparece na lista dos Termos de Uso.',
      }),
    ),
    ombudsman: optional(
      contactPoint('Ouvidoria', {
        hint: 'Telefone ou endereço. Aparece na mesma lista.',
      }),
    ),
    note: optional(
      textField(
        'Anotação interna',
        {
          hint: 'Não aparece no site. A publicação a mostra a quem publica.',
          max: 300,
          internal: true,
        },
        [outerSpaces],
      ),
    ),
    logo: optional(
      picture('Logotipo', logo, { hint: 'Sem ele, aparecem as iniciais.' }),
    ),
  },
  {},
  missingAddress,
);

export type Partner = z.infer<typeof partner.schema>;

export const partnersFile = contentFile(
  'partners/partners.json',
  'PartnerDirectory',
  'As instituições parceiras',
  {
    partners: list('Parceiros', partner, {
      hint: 'Na ordem em que aparecem.',
      entry: 'parceiro',
      min: 1,
      // With more, the carousel would be slow on an old phone (src/client/carousel/island.tsx).
      max: 150,
      unique: { name: 'error', url: 'warning', logo: 'warning' },
    }),
  },
);
