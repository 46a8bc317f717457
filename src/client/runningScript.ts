/** The element that PartnerCarousel.tsx renders. */
const NAME = 'running-script';

/**
 * Defines an element that tells styles, by `:defined`, that a script runs in this
 * page. A page that somebody saves keeps the attributes that a script has set, but
 * not this. SingleFile takes `:defined` out of styles, and adds the class
 * `sf-hidden` to elements like this one.
 */
export function defineRunningScript(): void {
  if (!customElements.get(NAME))
    customElements.define(NAME, class extends HTMLElement {});
}
