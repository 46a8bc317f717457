import { graphql, type PageProps } from 'gatsby';
import { Layout } from '@/components/Layout/Layout';
import { Seo } from '@/components/Seo/Seo';
import type { QueryResult } from '@/queryResult';
import { About } from '@/sections/About/About';
import { FooterPicture } from '@/sections/FooterPicture/FooterPicture';
import { Hero } from '@/sections/Hero/Hero';
import { Partners } from '@/sections/Partners/Partners';
import { Questions } from '@/sections/Questions/Questions';
import { Services } from '@/sections/Services/Services';
import { Statistics } from '@/sections/Statistics/Statistics';

export default function HomePage({
  data,
}: PageProps<QueryResult<Queries.HomePageQuery>>) {
  return (
    <Layout onHome>
      <Seo path="/" />
      <Hero hero={data.homeHero} />
      <Statistics statistics={data.homeStatistics} />
      <About about={data.homeAbout} />
      <Services services={data.homeServices} />
      <Partners
        texts={data.homePartners}
        partners={data.partnerDirectory.partners}
      />
      <Questions questions={data.homeQuestions} />
      <FooterPicture picture={data.homeFooter} />
    </Layout>
  );
}

export const query = graphql`
  query HomePage {
    homeHero {
      ...Hero
    }
    homeStatistics {
      ...Statistics
    }
    homeAbout {
      ...About
    }
    homeServices {
      ...Services
    }
    homePartners {
      ...Partners
    }
    partnerDirectory {
      ...PartnerList
    }
    homeQuestions {
      ...Questions
    }
    homeFooter {
      ...FooterPicture
    }
  }
`;
