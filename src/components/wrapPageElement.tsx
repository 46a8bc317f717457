import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { PageBoundary } from '@/components/ErrorFallback/PageBoundary';
import type { Site } from '@/components/Layout/siteFragment';
import { useUnreachablePage } from '@/hooks/useUnreachablePage';

interface PageProps {
  readonly data: Site;
  readonly path: string;
  readonly children: React.ReactNode;
}

function Page({ data, path, children }: PageProps) {
  const unreachable = useUnreachablePage(path);
  return (
    <PageBoundary site={data} path={path} unreachable={unreachable}>
      {children}
    </PageBoundary>
  );
}

/** Puts the error fallback of decision 13 around every page, in the browser and on the server alike. */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  const { data, path } = props as unknown as PageProps;
  return (
    <Page data={data} path={path}>
      {element}
    </Page>
  );
}
