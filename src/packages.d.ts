// What we use of packages without types.

declare module 'probe-image-size' {
  const probe: {
    sync(
      bytes: Buffer,
    ): { readonly width: number; readonly height: number } | null;
  };
  export default probe;
}
