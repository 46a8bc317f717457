import { z } from 'zod';
import { schemaName } from '../fields/contentFile';
import { contentFiles } from '../schemas/contentFiles';

/** Returns the text of each JSON Schema by its name in `data/schemas/`. */
export const jsonSchemas = () =>
  new Map(
    contentFiles.map(({ path, root }) => {
      const schema = z.toJSONSchema(root.schema, {
        // The newest draft that VS Code fully supports.
        target: 'draft-7',
        reused: 'inline',
      });
      return [schemaName(path), `${JSON.stringify(schema, null, 2)}\n`];
    }),
  );
