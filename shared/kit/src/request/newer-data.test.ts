import { expect, it, vi } from 'vitest';
import { storeRow } from './newer-data.ts';
import { createQueryClient } from './query-client.ts';

const queryKey = ['GET /api/listings/:id', { params: { id: 'a' } }];
const row = (version: number, more: object = {}) => ({ id: 'a', version, ...more });
const shownIn = (queries: ReturnType<typeof createQueryClient>) => queries.getQueryData(queryKey);

it('shows the later version of a row, whichever arrived first', () => {
  const queries = createQueryClient();
  queries.setQueryData(queryKey, row(3, { leading: false }));
  queries.setQueryData(queryKey, row(2, { leading: true }));
  expect(shownIn(queries)).toEqual(row(3, { leading: false }));
  queries.setQueryData(queryKey, row(4));
  expect(shownIn(queries)).toEqual(row(4));
});

it('shows a change within a version, because reader-specific data has no version', () => {
  const queries = createQueryClient();
  queries.setQueryData(queryKey, row(3, { saved: false }));
  queries.setQueryData(queryKey, row(3, { saved: true }));
  expect(shownIn(queries)).toEqual(row(3, { saved: true }));
});

it('ignores a slow response to an earlier request', async () => {
  const queries = createQueryClient();
  const { promise, resolve } = Promise.withResolvers<object>();
  const fetching = queries.fetchQuery({ queryKey, queryFn: () => promise });
  queries.setQueryData(queryKey, row(5));
  resolve(row(4));
  await fetching;
  expect(shownIn(queries)).toEqual(row(5));
});

it('accepts another row under the same key, and data without a version', () => {
  const queries = createQueryClient();
  queries.setQueryData(queryKey, row(5));
  queries.setQueryData(queryKey, { id: 'b', version: 1 });
  expect(shownIn(queries)).toEqual({ id: 'b', version: 1 });
  queries.setQueryData(queryKey, { items: [] });
  expect(shownIn(queries)).toEqual({ items: [] });
});

it('refetches a row that an event made newer than the response to a mutation', () => {
  const queries = createQueryClient();
  const again = vi.spyOn(queries, 'invalidateQueries');
  storeRow(queries, queryKey, row(1));
  expect(again).not.toHaveBeenCalled();
  queries.setQueryData(queryKey, row(3));
  storeRow(queries, queryKey, row(2));
  expect(shownIn(queries)).toEqual(row(3));
  expect(again).toHaveBeenCalledWith({ queryKey, exact: true });
});
