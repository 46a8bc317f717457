/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { headOf } from '@/components/Seo/headOf';
import { Seo } from '@/components/Seo/Seo';
import { site } from '../support/content';

const page = (title: string) => () =>
  renderToString(<Seo site={site} path={`/${title}`} title={title} description="" />);
const written = ({ head }: ReturnType<typeof headOf>) => renderToString(<>{head.components}</>);

test('pages that are rendered one after the other have a head each', () => {
  const [one, other] = [headOf(page('um')), headOf(page('dois'))];
  expect(written(one)).toContain('>um</title>');
  expect(written(one)).not.toContain('dois');
  expect(written(other)).toContain('>dois</title>');
});
