import { expect, it } from 'vitest';
import { renderInSite } from '../testing/render-in-site.tsx';
import { MediaImage } from './media-image.tsx';

const PICTURE = {
  mediaId: '00000000-0000-4000-8000-000000000001',
  alt: 'The ferry at Pier 4',
  width: 1_600,
  height: 900,
  focus: { x: 0.25, y: 0.5 },
};

/** Returns the selectors of the page's rules that filter an element, and what they set. */
function filtersOf(element: Element): string[] {
  const classes = [...element.classList];
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .filter((rule) => rule.includes('filter:') && classes.some((name) => rule.includes(`.${name}`)));
}

it('is darker in the dark theme only', () => {
  const { getByRole } = renderInSite(<MediaImage picture={PICTURE} sizes="22rem" />);
  const rules = filtersOf(getByRole('img'));
  expect(rules).toHaveLength(1);
  expect(rules[0]).toMatch(/dark.*brightness\(0\.82\)/s);
});

it('has its own brightness when it is viewed on its own', () => {
  const { getByRole } = renderInSite(<MediaImage picture={PICTURE} sizes="22rem" dimmed={false} />);
  expect(filtersOf(getByRole('img'))).toEqual([]);
});
