import { expect, it } from 'vitest';
import { cardAddressOf } from './page-card.ts';

it('fills in the parameters of a page’s URL', () => {
  expect(cardAddressOf('/api/articles/:id/card', '/news/:id', '/news/the-ferry')).toBe(
    '/api/articles/the-ferry/card',
  );
});

it('can’t escape the URL', () => {
  expect(cardAddressOf('/api/docs/:slug/card', '/docs/:slug', '/docs/..?x')).toBe('/api/docs/..%3Fx/card');
  expect(cardAddressOf('/api/docs/:slug/card', '/docs/:other', '/docs/x')).toBe('/api/docs//card');
});
