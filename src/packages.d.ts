// What we use of packages without types.

declare module 'gatsby-plugin-sharp/process-file' {
  export function processFile(
    file: string,
    transforms: readonly object[],
    options: object,
  ): Promise<unknown>;
}

declare module 'probe-image-size' {
  const probe: {
    sync(bytes: Buffer): { width: number; height: number } | null;
  };
  export default probe;
}
