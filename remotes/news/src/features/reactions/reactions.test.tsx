import { renderPage } from '@boardwalk/kit/testing';
import { expect, it } from 'vitest';
import { Reactions } from './reactions.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
const NONE = { like: 0, love: 0, laugh: 0, wow: 0, sad: 0 };

it('names the reader’s own reaction next to its icon, also after a switch', async () => {
  const { findByRole, getByRole, user } = renderPage(<Reactions articleId={ID} />, {
    answers: {
      'GET /api/articles/:id/reactions': { counts: { ...NONE, love: 3 }, mine: 'love' },
      'GET /api/articles/:id/reactions/members': { items: [], nextCursor: null },
      'PUT /api/articles/:id/reactions': { counts: { ...NONE, love: 2, wow: 1 }, mine: 'wow' },
    },
  });
  expect((await findByRole('button', { name: 'Love: 3' })).textContent).toBe('Love: 3');
  expect(getByRole('button', { name: 'Wow: 0' }).textContent).toBe('0');
  await user.click(getByRole('button', { name: 'Wow: 0' }));
  expect((await findByRole('button', { name: 'Wow: 1' })).textContent).toBe('Wow: 1');
  expect(getByRole('button', { name: 'Love: 2' }).textContent).toBe('2');
});
