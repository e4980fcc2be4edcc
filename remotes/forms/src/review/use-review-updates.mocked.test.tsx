// @vitest-environment happy-dom
import type { Claim, SiteConfiguration } from '@boardwalk/contracts';
import { createQueryClient, KitProvider, usePages, useQuery } from '@boardwalk/kit';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { submissionQuery, useSubmissionUpdates } from '../submission/queries.ts';
import { countsQuery, reviewPages, reviewQuery } from './queries.ts';
import { useQueueUpdates, useReviewUpdates } from './use-review-updates.ts';

interface Listening {
  topic: string;
  params?: { id: string };
  onEvent: { changed: () => void };
  onOpen: () => void;
}
const listening: Listening[] = vi.hoisted(() => []);
vi.mock('@boardwalk/kit', async (load) => ({
  ...(await load<object>()),
  useLiveTopic: (topic: string, options: Omit<Listening, 'topic'>) =>
    void listening.push({ topic, ...options }),
}));

const ID = '00000000-0000-4000-8000-000000000000';
const requested: string[] = [];
let claim: Partial<Claim> | null = null;
let unmount = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address, 'http://localhost');
    requested.push(pathname);
    return Response.json({ id: ID, claim, items: [], nextCursor: null });
  });
});
afterEach(() => {
  unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  listening.length = 0;
  requested.length = 0;
  claim = null;
});

async function renderPart(Part: () => ReactNode) {
  const root = createRoot(document.createElement('div'));
  unmount = () => act(() => root.unmount());
  await act(async () =>
    root.render(
      <KitProvider queryClient={createQueryClient()} site={{} as SiteConfiguration} routeExists={() => true}>
        <Part />
      </KitProvider>,
    ),
  );
  await pass(0);
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Returns the paths fetched after an event. */
async function requestedAfter(emit: (one: Listening) => void): Promise<string[]> {
  requested.length = 0;
  const [one] = listening.slice(-1);
  await act(async () => one && emit(one));
  await pass(0);
  return [...requested].sort();
}

function ReviewPart() {
  useReviewUpdates(ID);
  useQuery(reviewQuery(ID));
  return null;
}

it.each<[string, () => ReactNode, Partial<Listening>, string[]]>([
  ['a review', ReviewPart, { topic: 'reviews/:id', params: { id: ID } }, [`/api/reviews/${ID}`]],
  [
    'the queue',
    function Queue() {
      useQueueUpdates();
      useQuery(countsQuery);
      usePages(reviewPages({}));
      return null;
    },
    { topic: 'reviews' },
    ['/api/reviews', '/api/reviews/counts'],
  ],
  [
    'one’s own application',
    function Own() {
      useSubmissionUpdates(ID);
      useQuery(submissionQuery(ID));
      return null;
    },
    { topic: 'submissions/:id', params: { id: ID } },
    [`/api/submissions/${ID}`],
  ],
])('refetches %s after an event, and not by itself', async (_, Part, topic, paths) => {
  await renderPart(Part);
  expect([...requested].sort()).toEqual(paths);
  expect(listening[0]).toMatchObject(topic);
  expect(await requestedAfter(({ onEvent }) => onEvent.changed())).toEqual(paths);
  // Events may have been missed while disconnected.
  expect(await requestedAfter(({ onOpen }) => onOpen())).toEqual(paths);
  requested.length = 0;
  await pass(600_000);
  expect(requested).toEqual([]);
});

it('refetches a review when its claim expires, which no event reports', async () => {
  claim = { until: new Date(Date.now() + 60_000).toISOString() };
  await renderPart(ReviewPart);
  requested.length = 0;
  await pass(59_000);
  expect(requested).toEqual([]);
  claim = null;
  await pass(2_000);
  expect(requested).toEqual([`/api/reviews/${ID}`]);
  await pass(600_000);
  expect(requested).toHaveLength(1);
});
