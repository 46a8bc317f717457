/** Rules for the pages that the build writes. */
module.exports = {
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // React writes pages for machines to read: these four are about how a person would write one.
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // A title says page and brand; search engines cut a long one where they like.
    'long-title': 'off',
  },
};
