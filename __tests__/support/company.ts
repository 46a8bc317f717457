import { companyFile } from '../../src/content/schemas/company';
import json from './costaClara.json';

/** A company that the release accepts. */
export const company = companyFile.schema.parse(json);
