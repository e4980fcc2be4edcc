import { expect, it } from 'vitest';
import { cardAddressOf } from './page-card.ts';

it('fills the parts of a page’s address in', () => {
  expect(cardAddressOf('/api/articles/:id/card', '/news/:id', '/news/the-ferry')).toBe(
    '/api/articles/the-ferry/card',
  );
});

it('leaves no way out of the address', () => {
  expect(cardAddressOf('/api/docs/:slug/card', '/docs/:slug', '/docs/..?x')).toBe('/api/docs/..%3Fx/card');
  expect(cardAddressOf('/api/docs/:slug/card', '/docs/:other', '/docs/x')).toBe('/api/docs//card');
});
