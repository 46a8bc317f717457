import { graphql } from 'gatsby';
import { Picture } from '@/components/Picture/Picture';
import * as styles from './FooterPicture.module.css';

/** The picture above the footer of the home page. Decoration. */
export function FooterPicture({
  picture,
}: {
  picture: Queries.FooterPictureFragment;
}) {
  return (
    <div className={styles.frame}>
      <Picture file={picture.image} dark={picture.imageDark} alt="" />
    </div>
  );
}

export const footerPictureFragment = graphql`
  fragment FooterPicture on HomeFooter {
    image {
      ...FooterPictureFile
    }
    imageDark {
      ...FooterPictureFile
    }
  }
  fragment FooterPictureFile on File {
    childImageSharp {
      gatsbyImageData(
        width: 1600
        breakpoints: [512, 1024, 1600]
        # A phone shows the middle of it, as high as the place.
        sizes: "max(100vw, 32rem)"
      )
    }
  }
`;
