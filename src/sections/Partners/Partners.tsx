import { graphql } from 'gatsby';
import { PartnerCarousel } from '@/components/PartnerCarousel/PartnerCarousel';
import { Picture } from '@/components/Picture/Picture';
import { SectionHeading } from '@/components/SectionHeading/SectionHeading';
import { Wave } from '@/components/Wave/Wave';
import * as styles from './Partners.module.css';

interface PartnersProps {
  texts: Queries.PartnersFragment;
  partners: Queries.PartnerListFragment['partners'];
}

/** The target of the link that skips the cards. */
const AFTER_CARDS = 'mais-parceiros';

/** The partner institutions, and why it helps to have many. */
export function Partners({ texts, partners }: PartnersProps) {
  const { title, subtitle, highlight } = texts;
  return (
    <section className={styles.section}>
      <Wave />
      <div className="wrapper">
        <SectionHeading id="parceiros" title={title} lead={subtitle} />
        <a className={`skip-link ${styles.skip}`} href={`#${AFTER_CARDS}`}>
          {texts.skip}
        </a>
      </div>
      <PartnerCarousel
        // The slider copies the cards once. With another key React makes a new carousel, so that `gatsby develop` shows a changed partner without a reload. Pages don't carry the key.
        key={JSON.stringify(partners)}
        partners={partners}
        labels={texts}
      />
      <div className={styles.below}>
        <div className="wrapper">
          <div className={`panel ${styles.highlight}`}>
            <Picture file={highlight.image} dark={highlight.imageDark} alt="" />
            <div className={styles.words}>
              <h3
                className={styles.highlightTitle}
                id={AFTER_CARDS}
                tabIndex={-1}
              >
                {highlight.title}
              </h3>
              <p>{highlight.text}</p>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

export const partnersFragment = graphql`
  fragment Partners on HomePartners {
    title
    subtitle
    skip
    ...PartnerCarousel
    highlight {
      title
      text
      image {
        ...PartnersPicture
      }
      imageDark {
        ...PartnersPicture
      }
    }
  }
  fragment PartnersPicture on File {
    childImageSharp {
      gatsbyImageData(
        width: 640
        breakpoints: [360, 640, 1120]
        # The width of .highlight picture.
        sizes: "(min-width: 84rem) 34rem, (min-width: 40rem) 39vw, 82vw"
      )
    }
  }
`;
