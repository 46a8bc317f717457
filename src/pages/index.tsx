import { graphql, type PageProps } from 'gatsby';
import { Layout } from '@/components/Layout/Layout';
import { Seo } from '@/components/Seo/Seo';
import type { Present } from '@/present';
import { About } from '@/sections/About/About';
import { Evening } from '@/sections/Evening/Evening';
import { Hero } from '@/sections/Hero/Hero';
import { Partners } from '@/sections/Partners/Partners';
import { Services } from '@/sections/Services/Services';
import { Statistics } from '@/sections/Statistics/Statistics';

export default function HomePage({
  data,
}: PageProps<Present<Queries.HomePageQuery>>) {
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
      <Evening evening={data.evening} />
    </Layout>
  );
}

export const query = graphql`
  query HomePage {
    ...Site
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
    evening: homeFooter {
      ...Evening
    }
  }
`;
