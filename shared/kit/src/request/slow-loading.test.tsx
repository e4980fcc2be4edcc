import { useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { type Answers, renderPage, waitFor } from '../testing/render-page.tsx';
import { endpointQuery } from './call.ts';
import { setConnected } from './query-client.ts';
import { SlowLoading } from './slow-loading.tsx';

function Districts() {
  const { data } = useQuery(endpointQuery('GET /api/roles', {}));
  return <p>{data ? 'Here' : 'On its way'}</p>;
}

function page(answers: Answers) {
  return renderPage(
    <>
      <Districts />
      <SlowLoading after={60} />
    </>,
    { answers },
  );
}

it('offers to retry a slow call, and disappears once the data is loaded', async () => {
  const answers: Answers = { 'GET /api/roles': 'pending' };
  const { findByText, getByRole, queryByText, calls, user } = page(answers);
  expect(queryByText('This takes longer than usual.')).toBeNull();
  await findByText('This takes longer than usual.');
  answers['GET /api/roles'] = { items: [] } as never;
  await user.click(getByRole('button', { name: 'Try again' }));
  await findByText('Here');
  await waitFor(() => expect(queryByText('This takes longer than usual.')).toBeNull());
  expect(calls.filter(({ endpoint }) => endpoint === 'GET /api/roles')).toHaveLength(2);
});

it('states that the rest of a page loads once the connection is back', async () => {
  setConnected(false);
  try {
    const answers: Answers = { 'GET /api/roles': 503 };
    const { findByText, queryByText } = page(answers);
    await findByText('The rest of this page loads when you are back online.', {}, { timeout: 3000 });
    answers['GET /api/roles'] = { items: [] } as never;
    setConnected(true);
    await findByText('Here');
    await waitFor(() => expect(queryByText(/loads when you are back/)).toBeNull());
  } finally {
    setConnected(true);
  }
});

it('shows nothing for a call that finished in time', async () => {
  const { findByText, queryByText } = page({ 'GET /api/roles': { items: [] } as never });
  await findByText('Here');
  await new Promise((done) => setTimeout(done, 120));
  expect(queryByText('This takes longer than usual.')).toBeNull();
});
