import type { z } from 'zod';
import type { FieldRule } from './fieldProblem';
import {
  contentFile,
  fact,
  group,
  list,
  picture,
  remark,
  yesNo,
} from './fields';
import { contactPoint, webAddress } from './formats';

const linked: FieldRule<{ url?: string; confirmed: boolean }> = ({
  url,
  confirmed,
}) => {
  if (url !== undefined) return [];
  const expected = confirmed
    ? 'não há endereço ("url") para ter sido confirmado; escreva o endereço ou mude para false'
    : 'este parceiro não tem endereço ("url"); o cartão aparece sem link';
  return [
    { field: confirmed ? 'confirmed' : 'name', expected, warning: !confirmed },
  ];
};

export const partnersFile = contentFile(
  'partners/partners.json',
  'PartnerDirectory',
  'As instituições parceiras.',
  {
    partners: list(
      'Os parceiros, na ordem em que aparecem.',
      group(
        'Um parceiro.',
        {
          name: fact('Nome do parceiro, como aparece no cartão.', 40),
          legalName: fact('Razão social, quando se sabe.', 120).optional(),
          url: webAddress(
            'Site oficial. Sem ele, o cartão aparece sem link.',
          ).optional(),
          confirmed: yesNo(
            'Endereço confirmado: true quando uma pessoa o abriu e viu que é mesmo da instituição; senão, false.',
          ),
          sac: contactPoint(
            'SAC da instituição: telefone ou endereço. Aparece na lista dos Termos de Uso.',
          ).optional(),
          ombudsman: contactPoint(
            'Ouvidoria da instituição: telefone ou endereço. Aparece na mesma lista.',
          ).optional(),
          note: remark(
            'Anotação interna; não aparece no site. A publicação a mostra a quem publica.',
            300,
          ).optional(),
          logo: picture(
            'Arquivo do logotipo, em logos/. Sem ele, aparecem as iniciais.',
            {
              width: 192,
              height: 192,
              fitted: true,
              folder: 'logos',
              svg: true,
            },
          ).optional(),
        },
        linked,
      ),
      [1, 5000],
      { entry: 'parceiro', unique: ['name'], rarelyShared: ['url', 'logo'] },
    ),
  },
);

export type Partner = z.infer<typeof partnersFile.schema>['partners'][number];
