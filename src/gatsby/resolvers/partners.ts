import { initials, initialsStyle } from '../derive/partner';

interface PartnerData {
  readonly name: string;
}

// The circle's colour goes by position, which a partner alone does not know. Kept beside the objects: Gatsby
// finds a logo's folder by the identity of the object that names it, so a copy with a position would lose it.
const positions = new WeakMap<PartnerData, number>();

/** What a partner without a logo is shown by. */
export const partnerResolvers = {
  PartnerDirectory: {
    partners: {
      resolve: ({ partners }: { partners: readonly PartnerData[] }) => {
        for (const [position, partner] of partners.entries()) positions.set(partner, position);
        return partners;
      },
    },
  },
  Partner: {
    initials: { resolve: ({ name }: PartnerData) => initials(name) },
    initialsStyle: {
      resolve: (partner: PartnerData) => initialsStyle(positions.get(partner) ?? 0),
    },
  },
};
