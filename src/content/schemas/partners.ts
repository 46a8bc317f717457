import type { z } from 'zod';
import { noteRules } from '../fields/characters';
import { contentFile } from '../fields/contentFile';
import { group, list, optional, textField, yesNo } from '../fields/field';
import type { Rule } from '../fields/finding';
import { contactPoint } from '../fields/formats';
import { picture } from '../fields/picture';
import { webAddress } from '../fields/webAddress';
import { plainText } from '../wording/texts';

const missingAddress: Rule<{ url?: string; confirmed: boolean }> = function* ({
  url,
  confirmed,
}) {
  if (url !== undefined) return;
  if (confirmed)
    yield {
      path: ['confirmed'],
      expected:
        'não há endereço ("url") para confirmar; escreva-o ou mude para false',
    };
  else
    yield {
      path: ['name'],
      expected:
        'este parceiro não tem endereço ("url"); o cartão aparece sem link',
      severity: 'warning',
    };
};

const logo = {
  width: 192,
  height: 192,
  fitted: true,
  folder: 'logos',
  svg: true,
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
      }),
    ),
    url: optional(
      webAddress('Site oficial', {
        hint: 'Sem ele, o cartão aparece sem link.',
      }),
    ),
    confirmed: yesNo('Endereço confirmado', {
      hint: 'Só quando uma pessoa o abriu e viu que é mesmo da instituição.',
    }),
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
      textField('Anotação interna', noteRules, {
        hint: 'Não aparece no site. A publicação a mostra a quem publica.',
        max: 300,
      }),
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
      max: 5000,
      unique: ['name'],
      rarelyShared: ['url', 'logo'],
    }),
  },
);
