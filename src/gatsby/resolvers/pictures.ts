type Resolve = (source: unknown, args: object, context: unknown, info: unknown) => unknown;

/**
 * While the site is being edited, pictures are made as WebP only: AVIF takes seconds, and an editor who saves
 * a picture wants to see it at once. `src/scripts/dev.ts` sets CONTENT_DIR; builds make every format.
 */
export const pictureResolvers = process.env.CONTENT_DIR
  ? {
      ImageSharp: {
        gatsbyImageData: {
          resolve: (
            source: unknown,
            args: object,
            context: unknown,
            info: { originalResolver: Resolve },
          ) => info.originalResolver(source, { ...args, formats: ['webp'] }, context, info),
        },
      },
    }
  : {};
