import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, drawPage } from '../testing/draw-page.tsx';
import { call, endpointQuery } from './call.ts';

function Tags() {
  const { data } = useQuery(endpointQuery('GET /api/articles/tags', {}));
  return (
    <>
      <p>{data && 'Tags'}</p>
      <button
        type="button"
        onClick={() =>
          void call('PUT /api/articles/:id/pin', { params: { id: 'a' }, body: { pinned: true } })
        }
      >
        Pin
      </button>
    </>
  );
}

it('refetches the queries that a mutation invalidates, on whichever page they are shown', async () => {
  const answers: Answers = { 'GET /api/articles/tags': { items: [] }, 'PUT /api/articles/:id/pin': 200 };
  const { user, calls } = drawPage(<Tags />, { answers });
  await screen.findByText('Tags');
  const asked = () => calls.filter(({ endpoint }) => endpoint === 'GET /api/articles/tags').length;
  expect(asked()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Pin' }));
  await vi.waitFor(() => expect(asked()).toBe(2));
});
