import { defineCalls } from '@boardwalk/contracts/calls';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { usePages } from '../lists/use-pages.ts';
import { type Answers, renderPage } from '../testing/render-page.tsx';
import { remoteCalls } from './remote-calls.ts';

const page = z.object({ items: z.array(z.object({ id: z.number() })), nextCursor: z.string().nullable() });
const calls = defineCalls({
  'GET /polls': { access: 'public', query: z.object({ cursor: z.string().optional() }), answer: page },
  'GET /polls/:id': {
    access: 'public',
    params: z.object({ id: z.string() }),
    answer: z.object({ votes: z.number() }),
  },
  'POST /polls/:id/votes': {
    access: 'members',
    params: z.object({ id: z.string() }),
    body: z.object({ option: z.string() }),
    answer: z.object({ counted: z.boolean() }),
    invalidates: ['GET /polls/:id'],
  },
});
const polls = remoteCalls('polls', () => Promise.resolve({ calls }));

function Poll() {
  const { data, error } = useQuery(polls.query('GET /polls/:id', { params: { id: '7' } }));
  const list = usePages(polls.pages('GET /polls'));
  const vote = polls.useMutation('POST /polls/:id/votes', { meta: { handlesError: true } });
  return (
    <>
      <output>{error ? error.message : data?.votes}</output>
      <p>{list.items?.map(({ id }) => `Poll ${id}`).join()}</p>
      <button type="button" onClick={() => vote.mutate({ params: { id: '7' }, body: { option: 'a' } })}>
        {vote.error?.message ?? (vote.isPending ? 'Sending' : 'Vote')}
      </button>
    </>
  );
}

const BASE = '/api/remotes/polls/polls';
const answers = (votes: unknown) =>
  ({
    [`GET ${BASE}`]: { items: [{ id: 7 }], nextCursor: null },
    [`GET ${BASE}/7`]: votes,
    [`POST ${BASE}/7/votes`]: { counted: true },
  }) as Answers & Record<string, unknown>;

it('fetches the queries and pages of a remote, and again those that a mutation makes stale', async () => {
  const given = answers({ votes: 1 });
  const { user, calls: made } = renderPage(<Poll />, { answers: given });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1'));
  await screen.findByText('Poll 7');
  given[`GET ${BASE}/7`] = { votes: 2 };
  await user.click(screen.getByRole('button', { name: 'Vote' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2'));
  expect(made).toContainEqual({ endpoint: `POST ${BASE}/7/votes`, body: { option: 'a' } });
  expect(made.filter(({ endpoint }) => endpoint === `GET ${BASE}`)).toHaveLength(1);
});

it('shows the error of a mutation, and invalidates nothing', async () => {
  const given = answers({ votes: 1 });
  given[`POST ${BASE}/7/votes`] = { refused: 'ACCESS_DENIED' };
  const { user, calls: made } = renderPage(<Poll />, { answers: given });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1'));
  await user.click(screen.getByRole('button', { name: 'Vote' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Vote' })).toBeNull());
  expect(made.filter(({ endpoint }) => endpoint === `GET ${BASE}/7`)).toHaveLength(1);
});

it('sends nothing if a parameter would leave the path of the call', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await expect(polls.call('GET /polls/:id', { params: { id: '..' } })).rejects.toMatchObject({ status: 404 });
  expect(fetched).not.toHaveBeenCalled();
});
