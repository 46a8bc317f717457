import { Router as ReachRouter, type RouterProps } from '@reach/router';

export * from '@reach/router';

/**
 * The router without its own way of moving the focus: it would take it from the new page's heading to a box
 * around the whole page, which a screen reader reads from start to end. That box also has a style attribute,
 * which a strict content security policy refuses.
 */
export function Router(props: RouterProps) {
  return <ReachRouter {...props} primary={false} />;
}
