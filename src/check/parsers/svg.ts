import { SaxesParser, type SaxesTagNS } from 'saxes';

export interface SvgElement {
  readonly tag: SaxesTagNS;
  readonly offset: number;
  /** The text right inside it. */
  text: string;
}

/** Parses an SVG into its elements, with the first offsets of an instruction or entity and of an error. */
export function parseSvg(source: string) {
  const parser = new SaxesParser({ xmlns: true });
  const elements: SvgElement[] = [];
  const open: SvgElement[] = [];
  let instruction: number | undefined;
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
  parser.on('processinginstruction', () => {
    instruction ??= offset();
  });
  parser.on('doctype', (doctype) => {
    // Entities are defined between brackets.
    if (doctype.includes('[')) instruction ??= offset();
  });
  parser.on('error', () => {
    broken ??= offset();
  });
  parser.write(source).close();
  return { elements, instruction, broken };
}
