import { z } from 'zod';
import { schemaName } from '../contentFile';
import { contentFiles } from '../schemas/contentFiles';

/** The text of each JSON Schema by its name in `data/schemas/`. The fields' `title` and `description` are in it. */
export const jsonSchemas = () =>
  new Map(
    contentFiles.map(({ path, schema }) => {
      const json = z.toJSONSchema(schema, {
        // The newest draft that VS Code fully supports.
        target: 'draft-7',
        reused: 'inline',
      });
      return [schemaName(path), `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
