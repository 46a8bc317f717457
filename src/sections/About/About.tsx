import { graphql } from 'gatsby';
import { ChatLink } from '@/components/ChatLink/ChatLink';
import { Icon } from '@/components/Icon/Icon';
import { Picture } from '@/components/Picture/Picture';
import { SectionHeading } from '@/components/SectionHeading/SectionHeading';
import * as styles from './About.module.css';

/** Who the company is, four highlights, and the advantages of payroll credit. */
export function About({ about }: { about: Queries.AboutFragment }) {
  const { title, paragraphs, highlights, advantages, action } = about;
  return (
    <section className="section wrapper">
      <div className={styles.block}>
        <div className="flow">
          <SectionHeading id="sobre" title={title} />
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ul className={styles.highlights}>
          {highlights.map((highlight) => (
            <li className={styles.highlight} key={highlight.title}>
              <Picture
                file={highlight.image}
                dark={highlight.imageDark}
                alt=""
              />
              <h3 className={styles.highlightTitle}>{highlight.title}</h3>
              <p>{highlight.description}</p>
            </li>
          ))}
        </ul>
        <div className={styles.advantages}>
          <h3 className={styles.advantagesTitle}>{advantages.title}</h3>
          <p>{advantages.intro}</p>
          <ul className={styles.checklist}>
            {advantages.items.map((item) => (
              <li className={styles.check} key={item}>
                <Icon name="check" />
                {item}
              </li>
            ))}
          </ul>
          <ChatLink>{action}</ChatLink>
        </div>
      </div>
    </section>
  );
}

export const aboutFragment = graphql`
  fragment About on HomeAbout {
    title
    paragraphs
    highlights {
      title
      description
      image {
        ...HighlightPicture
      }
      imageDark {
        ...HighlightPicture
      }
    }
    advantages {
      title
      intro
      items
    }
    action
  }
  fragment HighlightPicture on File {
    childImageSharp {
      gatsbyImageData(width: 112, layout: FIXED)
    }
  }
`;
