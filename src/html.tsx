import type { ReactNode } from 'react';

export interface HtmlProps {
  readonly htmlAttributes: object;
  readonly headComponents: ReactNode;
  readonly bodyAttributes: object;
  readonly preBodyComponents: ReactNode;
  readonly body: string;
  readonly postBodyComponents: ReactNode;
}

/** The document around every page, as Gatsby's own but for what it says to Internet Explorer. */
export default function Html(props: HtmlProps) {
  return (
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
