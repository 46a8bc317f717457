import { contentFile } from '../contentFile';
import { group, list, plainText } from '../fields';
import { date, webAddress } from '../formats';
import { picture } from '../pictures';

// Twice the 96 pixels of a card (src/components/PartnerCard/PartnerCard.tsx), for dense screens.
const logo = { width: 192, height: 192, fitted: true, folder: 'logos' };

const partner = group('Parceiro', {
  name: plainText('Nome do parceiro', 30, 'Como aparece no cartão.'),
  legalName: plainText(
    'Razão social',
    120,
    'Se você souber. Não aparece no site.',
  )
    .meta({ internal: true })
    .optional(),
  url: webAddress(
    'Site oficial',
    'Sem ele, o cartão aparece sem link.',
  ).optional(),
  verified: group(
    'Quem verificou o site',
    {
      url: webAddress('Endereço que essa pessoa abriu').meta({
        internal: true,
      }),
      by: plainText('Nome de quem o abriu', 80).meta({ internal: true }),
      on: date('Dia em que o abriu').meta({ internal: true }),
    },
    'Abra o site oficial, veja se é mesmo da instituição e copie aqui o endereço dele. Se o site mudar depois, a publicação pede que alguém abra o novo. Não aparece no site.',
  ).optional(),
  internalNote: plainText(
    'Anotação interna',
    300,
    'Não aparece no site. A publicação a mostra a quem publica.',
  )
    .meta({ internal: true })
    .optional(),
  logo: picture(
    'Logotipo',
    logo,
    'O fundo é branco, também no tema escuro. Sem ele, aparecem as iniciais.',
  ).optional(),
});

export const partnersFile = contentFile({
  path: 'partners/partners.json',
  type: 'PartnerDirectory',
  anchor: '#parceiros',
  title: 'As instituições parceiras',
  fields: {
    partners: list('Parceiros', partner, {
      description:
        'Na ordem em que aparecem; nos cartões, primeiro os que têm logotipo.',
      entry: 'parceiro',
      min: 1,
      // With more, the carousel would be slow on an old phone.
      max: 150,
      unique: ['name'],
    }),
  },
});
