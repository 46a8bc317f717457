// These packages are those of Gatsby's Markdown transformer and come without types.
declare module 'micromark-extension-gfm' {
  const gfm: () => import('micromark/dist/shared-types').SyntaxExtension;
  export default gfm;
}

declare module 'mdast-util-gfm/from-markdown' {
  const extension: import('mdast-util-from-markdown').MdastExtension;
  export default extension;
}
