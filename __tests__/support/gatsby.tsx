import type { ComponentPropsWithoutRef } from 'react';

interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  readonly to: string;
}

/** Stands in for Gatsby's Link, which needs a running router. */
export const Link = ({ to, ...rest }: LinkProps) => <a href={to} {...rest} />;

/** Queries are taken out of the code by Gatsby's build; here they say nothing. */
export const graphql = () => '';
