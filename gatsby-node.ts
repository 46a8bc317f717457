export { createPages } from './src/gatsby/createPages';
export { createResolvers } from './src/gatsby/createResolvers';
export { createSchemaCustomization } from './src/gatsby/createSchemaCustomization';
export { onPreInit } from './src/gatsby/fasterAvif';
export { onCreateDevServer } from './src/gatsby/onCreateDevServer';
export { onCreateWebpackConfig } from './src/gatsby/onCreateWebpackConfig';
