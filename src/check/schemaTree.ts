import type { z } from 'zod';
import type { Path } from './source';

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
}

/** The schema that describes the value at a path. */
export function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  let current: z.ZodType | undefined = schema;
  for (const key of path) {
    const { element, shape } = definition(current);
    current = typeof key === 'number' ? element : shape?.[key];
    if (!current) return undefined;
  }
  return current;
}

/** A schema's definition, seen through `optional` and `nullable`. */
export function definition(schema: z.ZodType): Definition {
  const found = schema.def as unknown as Definition;
  return found.innerType ? definition(found.innerType) : found;
}

/** The schema itself, without `optional` and `nullable` around it. */
export function bare(schema: z.ZodType): z.ZodType {
  const { innerType } = schema.def as unknown as Definition;
  return innerType ? bare(innerType) : schema;
}
