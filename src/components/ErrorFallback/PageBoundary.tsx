import { Component, type ReactNode } from 'react';
import type { Site } from '@/components/Layout/siteFragment';
import { ErrorFallback } from './ErrorFallback';

export interface PageBoundaryProps {
  /** Shared texts, from the page's own query: they are here even when nothing else can be fetched. */
  readonly site: Site;
  /** The page's path: a new page gets a new chance. */
  readonly path: string;
  /** Whether the page that the visitor asked for could not be fetched. */
  readonly unreachable: boolean;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

/** Shows the fallback in the place of a page that throws while it renders or cannot be fetched (decision 13). */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  // Gatsby takes React's own report of a caught error away, so we make it: who mends the page needs the stack.
  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override componentDidUpdate({ path }: PageBoundaryProps) {
    if (this.state.failed && path !== this.props.path) this.setState({ failed: false });
  }

  override render() {
    const { site, unreachable, children } = this.props;
    return this.state.failed || unreachable ? <ErrorFallback site={site} /> : children;
  }
}
