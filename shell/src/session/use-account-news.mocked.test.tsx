// @vitest-environment happy-dom
import { useSession } from '@boardwalk/kit';
import { renderPage, waitFor } from '@boardwalk/kit/testing';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { useAccountNews } from './use-account-news.ts';

interface Subscription {
  enabled: boolean;
  onEvent: { changed: () => void };
  onOpen: () => void;
}
const latest: { subscription?: Subscription } = vi.hoisted(() => ({}));
vi.mock('@boardwalk/kit', async (load) => ({
  ...(await load<object>()),
  useLiveTopic: (_topic: string, subscription: Subscription) => {
    latest.subscription = subscription;
  },
}));

function Part() {
  useAccountNews();
  return <p>{useSession().account ? 'loaded' : 'loading'}</p>;
}

it('fetches the account again when the connection opens: an earlier change was not sent', async () => {
  const { calls, findByText } = renderPage(<Part />, { answers: {} });
  await findByText('loaded');
  const count = () => calls.filter(({ endpoint }) => endpoint === 'GET /api/users/me').length;
  await waitFor(() => expect(count()).toBe(1));
  expect(latest.subscription?.enabled).toBe(true);
  act(() => latest.subscription?.onOpen());
  await waitFor(() => expect(count()).toBe(2));
});

it('fetches the account again after a change, although a fetch has not returned yet', async () => {
  const { calls, findByText } = renderPage(<Part />, { answers: {} });
  await findByText('loaded');
  const count = () => calls.filter(({ endpoint }) => endpoint === 'GET /api/users/me').length;
  await waitFor(() => expect(count()).toBe(1));
  act(() => {
    latest.subscription?.onOpen();
    latest.subscription?.onEvent.changed();
  });
  await waitFor(() => expect(count()).toBe(3));
});
