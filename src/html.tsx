import type { ReactNode } from 'react';

interface HtmlProps {
  readonly htmlAttributes: object;
  readonly headComponents: ReactNode;
  readonly bodyAttributes: object;
  readonly preBodyComponents: ReactNode;
  readonly body: string;
  readonly postBodyComponents: ReactNode;
}

/**
 * The document of every page. In a build it contains nothing of Gatsby's runtime:
 * no scripts, which are in `postBodyComponents`, and no elements around the page
 * to mount it on. In `gatsby develop` it is as Gatsby's own.
 * https://www.gatsbyjs.com/docs/custom-html/
 */
export default function Html({
  htmlAttributes,
  headComponents,
  bodyAttributes,
  preBodyComponents,
  body,
  postBodyComponents,
}: HtmlProps) {
  return (
    <html lang="pt-BR" {...htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The font size of Android's settings is that of the page (css-fonts-5). */}
        <meta name="text-scale" content="scale" />
        {/* iOS would link the CNPJ and numbers of laws. Phone numbers are links already. */}
        <meta name="format-detection" content="telephone=no" />
        {headComponents}
      </head>
      {process.env.BUILD_STAGE === 'build-html' ? (
        <body {...bodyAttributes} dangerouslySetInnerHTML={{ __html: body }} />
      ) : (
        <body {...bodyAttributes}>
          {preBodyComponents}
          <div id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
          {postBodyComponents}
        </body>
      )}
    </html>
  );
}
