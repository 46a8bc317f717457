/** What the forms call the content folder, which they know as a repository. */
export const REPOSITORY = 'site/conteudo';
export const BRANCH = 'site';
