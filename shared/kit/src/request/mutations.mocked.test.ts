import { expect, it, vi } from 'vitest';
import { noteMutation, onMutation } from './mutations.ts';

const chunk = vi.hoisted(() => ({ isMissing: true }));
vi.mock('./stale-after.chunk.ts', () => {
  if (chunk.isMissing) throw new Error('gone');
  return { STALE_AFTER: { 'POST /api/roles': ['GET /api/users'] } };
});

it('counts every query as stale if the table can’t be loaded, and loads it again for the next mutation', async () => {
  const stale = vi.fn();
  const unsubscribe = onMutation(stale);
  await noteMutation('POST /api/roles');
  expect(stale.mock.calls).toEqual([[undefined]]);
  chunk.isMissing = false;
  await noteMutation('POST /api/roles');
  expect(stale).toHaveBeenLastCalledWith(['GET /api/users']);
  unsubscribe();
});
