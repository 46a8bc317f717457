/** A font's own heights, in parts of its size. */
export interface Heights {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/**
 * Reads the heights that browsers lay lines out by.
 * @param font - a font file as TrueType or OpenType
 * @throws Error when it lacks the tables that every font has
 */
export function heightsOf(font: Buffer): Heights {
  const table = (name: string): number => {
    const count = font.readUInt16BE(4);
    for (let index = 0; index < count; index += 1) {
      const entry = 12 + index * 16;
      if (font.toString('latin1', entry, entry + 4) === name) return font.readUInt32BE(entry + 8);
    }
    throw new Error(`A fonte não tem a tabela ${name}.`);
  };
  const unitsPerEm = font.readUInt16BE(table('head') + 18);
  const hhea = table('hhea');
  return {
    ascent: font.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -font.readInt16BE(hhea + 6) / unitsPerEm,
    lineGap: font.readInt16BE(hhea + 8) / unitsPerEm,
  };
}
