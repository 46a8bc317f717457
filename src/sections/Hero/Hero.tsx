import { graphql } from 'gatsby';
import { ChatLink } from '@/components/ChatLink/ChatLink';
import { Picture } from '@/components/Picture/Picture';
import { Wave } from '@/components/Wave/Wave';
import * as styles from './Hero.module.css';

/** The first screen: the headline, what the company does, and two links to the chat. */
export function Hero({ hero }: { hero: Queries.HeroFragment }) {
  return (
    <section className={styles.hero}>
      <div className={`wrapper ${styles.columns}`}>
        <div className={styles.words}>
          <p className={styles.badge}>{hero.badge}</p>
          <h1 className={styles.headline} id="home" tabIndex={-1}>
            {hero.headline}
          </h1>
          <p className={`lead ${styles.subtitle}`}>{hero.subtitle}</p>
          <div className={styles.actions}>
            <ChatLink>{hero.primaryAction}</ChatLink>
            <ChatLink variant="outline">{hero.secondaryAction}</ChatLink>
          </div>
          <p className={styles.note}>{hero.note}</p>
          <p className={styles.questionsLink}>
            <a className="target" href="#perguntas">
              {hero.questionsLink}
            </a>
          </p>
        </div>
        <div className={styles.art}>
          <div className={styles.background}>
            <Picture
              file={hero.background}
              dark={hero.backgroundDark}
              alt=""
              eager
            />
          </div>
          <Picture
            file={hero.image}
            dark={hero.imageDark}
            alt={hero.imageAlt}
            eager
          />
        </div>
      </div>
      <Wave />
    </section>
  );
}

export const heroFragment = graphql`
  fragment Hero on HomeHero {
    badge
    headline
    subtitle
    primaryAction
    secondaryAction
    note
    questionsLink
    imageAlt
    image {
      ...HeroPhoto
    }
    imageDark {
      ...HeroPhoto
    }
    background {
      ...HeroBackground
    }
    backgroundDark {
      ...HeroBackground
    }
  }
  fragment HeroPhoto on File {
    childImageSharp {
      gatsbyImageData(
        width: 660
        breakpoints: [360, 660, 1080, 1280]
        # The width of .art.
        sizes: "(min-width: 110rem) 46rem, (min-width: 84rem) 40rem, (min-width: 64rem) 47vw, min(91vw, 30rem)"
      )
    }
  }
  fragment HeroBackground on File {
    childImageSharp {
      gatsbyImageData(
        width: 1600
        breakpoints: [960, 1600]
        sizes: "100vw"
      )
    }
  }
`;
