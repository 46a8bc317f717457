import { z } from 'zod';
import { schemaName } from '../fields/contentFile';
import { contentFiles } from '../schemas/contentFiles';

/** The JSON Schemas that text editors read, by their names in `data/schemas/`. */
export const jsonSchemas = () =>
  new Map(
    contentFiles.map(({ path, root }) => {
      const schema = z.toJSONSchema(root.schema, {
        // The newest draft that VS Code reads whole.
        target: 'draft-7',
        reused: 'inline',
      });
      return [schemaName(path), `${JSON.stringify(schema, null, 2)}\n`];
    }),
  );
