/*
 * A component's class overrides a rule of the same specificity in here, which comes before it. webpack orders styles as
 * modules import each other: a component that imports `gatsby` for its query gets gatsby-browser.tsx, and with it this
 * file, first. CSS that `@import` brings would get no prefixes from autoprefixer.
 */
import './color-values.css';
import './sizes.css';
import './color-roles.css';
import './font.css';
import './reset.css';
import './base.css';
import './compositions.css';
import './utilities.css';
import './print.css';
