/** data/company.json: who the company is. Every page takes these facts from here. */
export const companyTypes = /* GraphQL */ `
  "Who the company is: data/company.json."
  type Company implements Node @dontInfer {
    "The name visitors know."
    brand: String!
    "Registered name."
    legalName: String!
    "Tax id, as 00.000.000/0000-00."
    cnpj: String!
    address: CompanyAddress!
    "Company of the same group that owns the in-person office."
    sisterCompany: String!
    "Phone of the chat and of calls, as +55 13 99999-9999."
    phone: String!
    "Phone as Brazilians read it: (13) 99999-9999."
    phoneText: String! @companyFact(name: "telefone")
    "Address that dials the phone."
    phoneUrl: String! @companyFact(name: "link_telefone")
    "Click-to-chat address: digits only, no query string."
    chatUrl: String! @companyFact(name: "link_whatsapp")
    email: String!
    "Address that writes an e-mail."
    emailUrl: String! @companyFact(name: "link_email")
    hours: CompanyHours!
    "Service hours as a phrase."
    hoursText: String! @companyFact(name: "horario")
    "The data protection officer (encarregado) that LGPD art. 41 asks for."
    dataProtectionOfficer: CompanyOfficer!
    "The site's own address, without a slash at the end."
    siteUrl: String!
  }

  type CompanyAddress @dontInfer {
    street: String!
    district: String!
    city: String!
    "Two letters."
    state: String!
    "As 00000-000."
    postalCode: String!
    "The whole address on one line."
    text: String!
  }

  type CompanyHours @dontInfer {
    "Days in English, as the data file has them."
    days: [String!]!
    "24-hour time, HH:MM."
    opens: String!
    "24-hour time, HH:MM."
    closes: String!
    "Days as schema.org names them."
    schemaDays: [String!]!
  }

  type CompanyOfficer @dontInfer {
    name: String!
    email: String!
  }
`;
