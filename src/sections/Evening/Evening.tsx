import { graphql } from 'gatsby';
import { Picture } from '@/components/Picture/Picture';
import * as styles from './Evening.module.css';

/** The shore at evening, which leads the home page into its footer. Decoration only. */
export function Evening({
  evening,
}: {
  readonly evening: Queries.EveningFragment;
}) {
  return (
    <div className={styles.evening}>
      <Picture file={evening.image} night={evening.imageNight} alt="" />
    </div>
  );
}

export const eveningFragment = graphql`
  fragment Evening on HomeFooter {
    image {
      ...EveningPicture
    }
    imageNight {
      ...EveningPicture
    }
  }
  fragment EveningPicture on File {
    childImageSharp {
      gatsbyImageData(
        width: 1600
        formats: [AVIF, WEBP]
        placeholder: NONE
        breakpoints: [512, 1024, 1600]
        # A phone shows the middle of it, as high as the place.
        sizes: "max(100vw, 32rem)"
      )
    }
  }
`;
