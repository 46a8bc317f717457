// What we use of packages without types.

interface MeasuredPicture {
  readonly width: number;
  readonly height: number;
}

declare module 'gatsby-plugin-sharp' {
  const plugin: {
    getImageSizeAsync?(file: {
      readonly absolutePath: string;
      readonly internal: { readonly contentDigest: string };
    }): Promise<MeasuredPicture>;
  };
  export default plugin;
}

declare module 'gatsby-plugin-sharp/process-file' {
  export function processFile(
    file: string,
    transforms: readonly object[],
    options: object,
  ): Promise<unknown>;
}

declare module 'probe-image-size' {
  const probe: { sync(bytes: Buffer): MeasuredPicture | null };
  export default probe;
}
