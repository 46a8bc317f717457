import { writeFileSync } from 'node:fs';
import { icons as lucide } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { siWhatsapp } from 'simple-icons';
import { optimize } from 'svgo';
import { iconLabels } from '../content/schemas/home/about';

const TARGET = 'src/components/Icon/drawings.json';

const controlNames = [
  'accessibility',
  'check',
  'chevron-left',
  'chevron-right',
  'close',
  'mail',
  'map-pin',
  'menu',
  'phone',
];

const OTHER_NAMES: Readonly<Record<string, string>> = {
  briefcase: 'briefcase-business',
  building: 'building-complex',
  close: 'x',
};

const pascalCase = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** An svg's inner markup, in as few shapes as may be, to a tenth of a unit, which nobody sees at these sizes. */
const drawn = (svg: string): string =>
  optimize(svg, {
    floatPrecision: 1,
    plugins: [
      'removeTitle',
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      'convertPathData',
      { name: 'mergePaths', params: { force: true } },
    ],
  }).data.replace(/^<svg[^>]*>|<\/svg>$/g, '');

/** Lucide's icons, for a stroke, and the chat's mark, for a fill, on 24 units. @throws Error for an unknown name */
export function drawings(): string {
  const shapes = [...Object.keys(iconLabels), ...controlNames]
    .sort()
    .map((name) => {
      const component =
        lucide[pascalCase(OTHER_NAMES[name] ?? name) as keyof typeof lucide];
      if (!component) throw new Error(`Lucide has no icon for "${name}".`);
      return [name, drawn(renderToStaticMarkup(createElement(component)))];
    });
  const all = { ...Object.fromEntries(shapes), chat: drawn(siWhatsapp.svg) };
  return `${JSON.stringify(all, null, 2)}\n`;
}

if (require.main === module) {
  writeFileSync(TARGET, drawings());
  console.log(`Escrevi ${TARGET}.`);
}
