import type { BuiltFiles } from '@/gatsby/webpack/builtFiles';

// Filled in by src/gatsby/onCreateWebpackConfig.ts where pages are rendered.
declare global {
  const INLINE_SCRIPT: string;
  /** Null in development. */
  const BUILT_FILES: BuiltFiles | null;
}
