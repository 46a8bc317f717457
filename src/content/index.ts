/** What tools need of the content: its schemas, their fields and rules. The editor runs it in a browser, so nothing here needs Node. */
export * from './fields/characters';
export * from './fields/contentFile';
export * from './fields/field';
export * from './fields/formats';
export * from './fields/path';
export * from './fields/picture';
export * from './fields/readText';
export * from './fields/rule';
export * from './fields/text';
export * from './fields/walk';
export * from './schemas/contentFiles';
export * from './schemas/home/anchors';
export * from './schemas/legal';
export * from './schemas/partners';
export * from './wording/expressions';
export * from './wording/headings';
export * from './wording/placeholders';
