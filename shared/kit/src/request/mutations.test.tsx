import { STALE_AFTER } from '@boardwalk/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, renderPage } from '../testing/render-page.tsx';
import { call, endpointQuery } from './call.ts';
import { endpointFilters, invalidateEndpoints } from './endpoint-filters.ts';
import { onMutation } from './mutations.ts';
import { RequestError } from './request-error.ts';
import { upload } from './upload.ts';
import { useEndpointMutation } from './use-endpoint-mutation.ts';

const tagsQuery = endpointQuery('GET /api/articles/tags', {});
const pin = () => call('PUT /api/articles/:id/pin', { params: { id: 'a' }, body: { pinned: true } });

type Queries = ReturnType<typeof useQueryClient>;

/** Shows the tags of articles, and a button that runs an action. */
function Tags({ act }: { act: (queries: Queries) => unknown }) {
  const queries = useQueryClient();
  const { data } = useQuery(tagsQuery);
  return (
    <>
      <p>{data && `Tags: ${data.items.map(({ tag }) => tag).join()}`}</p>
      <button type="button" onClick={() => void act(queries)}>
        Act
      </button>
    </>
  );
}

const tags = (tag: string) => ({ items: [{ tag, articles: 1 }] });

/** Renders the tags and runs an action. */
async function renderTags(act: (queries: Queries) => unknown, answers: Answers = {}) {
  answers['GET /api/articles/tags'] ??= tags('old');
  answers['PUT /api/articles/:id/pin'] ??= 200;
  const { user, calls } = renderPage(<Tags act={act} />, { answers });
  await screen.findByText('Tags: old');
  return {
    act: () => user.click(screen.getByRole('button', { name: 'Act' })),
    requests: () => calls.filter(({ endpoint }) => endpoint === 'GET /api/articles/tags').length,
  };
}

it('refetches the queries that a mutation invalidates, on whichever page they are shown', async () => {
  const { act, requests } = await renderTags(pin);
  expect(requests()).toBe(1);
  await act();
  await vi.waitFor(() => expect(requests()).toBe(2));
});

it('refetches nothing after a failed mutation', async () => {
  const failed = vi.fn();
  const { act, requests } = await renderTags(() => pin().catch(failed), { 'PUT /api/articles/:id/pin': 409 });
  await act();
  await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(expect.any(RequestError)));
  expect(requests()).toBe(1);
});

it('waits for the refetch that a mutation started, without a second request', async () => {
  const answers: Answers = {};
  const shown = vi.fn();
  const { act, requests } = await renderTags(async (queries) => {
    answers['GET /api/articles/tags'] = tags('new');
    await pin();
    await invalidateEndpoints(queries, ...STALE_AFTER['PUT /api/articles/:id/pin']);
    shown(queries.getQueryData(tagsQuery.queryKey)?.items[0]?.tag);
  }, answers);
  await act();
  await vi.waitFor(() => expect(shown).toHaveBeenCalledWith('new'));
  expect(requests()).toBe(2);
});

it('refetches without a mutation, for example after a failure', async () => {
  const { act, requests } = await renderTags((queries) =>
    invalidateEndpoints(queries, 'GET /api/articles/tags'),
  );
  await act();
  await vi.waitFor(() => expect(requests()).toBe(2));
});

it('matches the queries of the named endpoints only, with any input', () => {
  const { predicate } = endpointFilters('GET /api/reviews', 'GET /api/reviews/counts');
  expect(predicate({ queryKey: ['GET /api/reviews', 'pages', { query: { limit: 20 } }] })).toBe(true);
  expect(predicate({ queryKey: ['GET /api/reviews/counts', {}] })).toBe(true);
  expect(predicate({ queryKey: ['GET /api/reviews/:id', { params: { id: 'a' } }] })).toBe(false);
});

it('notes the mutation of an upload', async () => {
  const sent = vi.fn();
  class Sent {
    upload = {};
    status = 201;
    response = {};
    onload = () => {};
    open = sent;
    setRequestHeader() {}
    send() {
      this.onload();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Sent);
  const stale = vi.fn();
  const unsubscribe = onMutation(stale);
  await upload('/api/media?name=pier', new Blob(['a']), { endpoint: 'POST /api/media' });
  expect(sent).toHaveBeenCalledWith('POST', '/api/media?name=pier');
  expect(stale.mock.calls).toEqual([[STALE_AFTER['POST /api/media']]]);
  unsubscribe();
  vi.unstubAllGlobals();
});

it('calls an endpoint with its input, and refetches what it invalidates', async () => {
  function Pin() {
    const { mutate, isSuccess } = useEndpointMutation('PUT /api/articles/:id/pin');
    return (
      <>
        <button type="button" onClick={() => mutate({ params: { id: 'a' }, body: { pinned: true } })}>
          Pin
        </button>
        {isSuccess && <p>Pinned</p>}
        <Tags act={() => {}} />
      </>
    );
  }
  const { user, calls } = renderPage(<Pin />, {
    answers: { 'GET /api/articles/tags': tags('old'), 'PUT /api/articles/:id/pin': 200 },
  });
  await screen.findByText('Tags: old');
  await user.click(screen.getByRole('button', { name: 'Pin' }));
  await screen.findByText('Pinned');
  expect(calls).toContainEqual({ endpoint: 'PUT /api/articles/a/pin', body: { pinned: true } });
  await vi.waitFor(() =>
    expect(calls.filter(({ endpoint }) => endpoint === 'GET /api/articles/tags')).toHaveLength(2),
  );
});
