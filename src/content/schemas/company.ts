import type { z } from 'zod';
import { contentFile } from '../contentFile';
import { choice, group, list, plainText, text } from '../fields';
import { cnpj, email, phone, postalCode, siteAddress, time } from '../formats';

const STATES =
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO';

const states = Object.fromEntries(
  STATES.split(' ').map((state) => [state, state]),
);

/** The names of the days of the week, in the file and on the pages. */
export const weekDays = {
  monday: 'segunda-feira',
  tuesday: 'terça-feira',
  wednesday: 'quarta-feira',
  thursday: 'quinta-feira',
  friday: 'sexta-feira',
  saturday: 'sábado',
  sunday: 'domingo',
} as const;

export type WeekDay = keyof typeof weekDays;

const address = (title: string, description: string) =>
  group(
    title,
    {
      street: plainText('Rua e número', 100).meta({
        examples: ['Rua de Exemplo, 000'],
      }),
      district: plainText('Bairro', 60).meta({
        examples: ['Bairro de Exemplo'],
      }),
      city: plainText('Cidade', 60),
      state: choice('Estado', states),
      postalCode: postalCode('CEP').meta({ examples: ['00000-000'] }),
    },
    description,
  );

export const companyFile = contentFile({
  path: 'company.json',
  type: 'Company',
  anchor: '#contato',
  title: 'Quem é a empresa',
  description: 'Todas as páginas tiram daqui.',
  fields: {
    // Two lines of the header, also with long words.
    brand: plainText('Marca', 25, 'Como o público conhece a empresa.'),
    legalName: plainText('Razão social', 120, 'O nome de registro.').meta({
      examples: ['Razão Social de Exemplo Ltda.'],
    }),
    cnpj: cnpj('CNPJ', 'Com pontos, barra e traço.').meta({
      examples: ['00.000.000/0000-00', '12.345.678/0001-95'],
    }),
    address: address(
      'Endereço de registro',
      'O da própria empresa. Aparece junto do CNPJ.',
    ),
    office: group(
      'Escritório do atendimento presencial',
      {
        words: text(
          'Palavras antes do endereço do escritório',
          160,
          'Ficam no rodapé.',
        ),
        company: plainText(
          'Empresa dona do escritório',
          80,
          'Se ele é de outra empresa do mesmo grupo. Aparece onde um texto tem {{empresa_irma}}.',
        )
          .meta({ examples: ['Empresa do Grupo de Exemplo'] })
          .optional(),
        address: address(
          'Endereço do escritório',
          'Pode ser igual ao da empresa.',
        ),
      },
      'Sem ele, a empresa só atende a distância.',
    ).optional(),
    phone: phone(
      'Telefone',
      'O do WhatsApp e das ligações, com o código do país.',
    ).meta({ examples: ['+55 00 00000-0000', '+55 13 99999-9999'] }),
    email: email('E-mail de contato').meta({
      examples: ['contato@mare-credito.example', 'contato@empresa.com.br'],
    }),
    hours: group('Horário de atendimento', {
      days: list('Dias de atendimento', choice('Dia', weekDays), {
        entry: 'dia',
        min: 1,
        max: 7,
      }),
      opens: time('Abre às'),
      closes: time('Fecha às'),
    }).refine(({ opens, closes }) => opens < closes, {
      path: ['closes'],
      error: 'o atendimento precisa fechar depois de abrir',
    }),
    dataProtectionOfficer: group(
      'Encarregado pelos dados pessoais',
      {
        name: plainText('Nome do encarregado', 80).meta({
          examples: ['Nome de Exemplo', 'Fulano de Tal'],
        }),
        email: email('E-mail do encarregado').meta({
          examples: [
            'encarregado@mare-credito.example',
            'contato@empresa.com.br',
          ],
        }),
      },
      'A pessoa que a LGPD pede (art. 41).',
    ),
    hosting: group(
      'Hospedagem do site',
      {
        provider: plainText('Empresa que hospeda o site', 80).meta({
          examples: ['Provedor de Exemplo'],
        }),
        country: plainText('País da hospedagem', 60).meta({
          examples: ['País de Exemplo'],
        }),
      },
      'A política de privacidade diz quem guarda os registros de acesso, e em que país.',
    ),
    siteUrl: siteAddress('Endereço do site', 'Sem barra no fim.').meta({
      examples: ['https://www.mare-credito.example'],
    }),
  },
});

export type Company = z.infer<typeof companyFile.schema>;
