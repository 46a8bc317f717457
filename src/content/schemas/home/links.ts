import { choice, group, list } from '../../fields/field';
import { text } from '../../wording/texts';
import { type HomeAnchor, homeSections } from './anchors';

const anchorLabels = Object.fromEntries(
  homeSections.map(({ anchor, label }) => [anchor, label]),
) as Record<HomeAnchor, string>;

/** Makes a field for links to sections of the home page. @param fixed - words that the specification quotes */
export const homeLinks = (
  label: string,
  max: number,
  fixed: readonly string[],
) =>
  list(
    label,
    group('Link', {
      label: text('Palavras do link', 30, { fixed }),
      target: choice('Seção da página inicial', anchorLabels),
    }),
    { entry: 'link', min: 1, max, unique: { label: 'error', target: 'error' } },
  );
