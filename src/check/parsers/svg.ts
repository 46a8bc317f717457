import { SaxesParser, type SaxesTagNS } from 'saxes';

export interface SvgElement {
  readonly tag: SaxesTagNS;
  /** Where it begins in the file. */
  readonly offset: number;
  /** The text right inside it. */
  text: string;
}

/** Parses an SVG into its elements, and the offsets of what no logo needs or of what is broken. */
export function parseSvg(source: string) {
  const parser = new SaxesParser({ xmlns: true });
  const elements: SvgElement[] = [];
  const open: SvgElement[] = [];
  const instructions: number[] = [];
  let broken: number | undefined;
  const offset = () =>
    Math.max(0, source.lastIndexOf('<', parser.position - 1));
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('opentag', (tag) => {
    const element = { tag, offset: offset(), text: '' };
    elements.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('processinginstruction', () => instructions.push(offset()));
  parser.on('doctype', (doctype) => {
    // Entities are defined between brackets.
    if (doctype.includes('[')) instructions.push(offset());
  });
  parser.on('error', () => {
    broken ??= offset();
  });
  parser.write(source).close();
  return { elements, instructions, broken };
}
