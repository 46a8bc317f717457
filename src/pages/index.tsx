import { graphql, type PageProps } from 'gatsby';
import { Layout } from '@/components/Layout/Layout';
import { Seo } from '@/components/Seo/Seo';
import type { QueryResult } from '@/queryResult';
import { About } from '@/sections/About/About';
import { FooterPicture } from '@/sections/FooterPicture/FooterPicture';
import { Hero } from '@/sections/Hero/Hero';
import { Partners } from '@/sections/Partners/Partners';
import { Services } from '@/sections/Services/Services';
import { Statistics } from '@/sections/Statistics/Statistics';

export default function HomePage({
  data,
}: PageProps<QueryResult<Queries.HomePageQuery>>) {
  return (
    <Layout site={data} onHome>
      <Seo
        site={data}
        path="/"
        description={data.interfaceTexts.siteDescription}
      />
      <Hero hero={data.homeHero} site={data} />
      <Statistics statistics={data.homeStatistics} />
      <About about={data.homeAbout} site={data} />
      <Services services={data.homeServices} site={data} />
      <Partners
        texts={data.homePartners}
        partners={data.partnerDirectory.partners}
        site={data}
      />
      <FooterPicture picture={data.footerPicture} />
    </Layout>
  );
}

export const query = graphql`
  query HomePage {
    ...SiteContent
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
    footerPicture: homeFooter {
      ...FooterPicture
    }
  }
`;
