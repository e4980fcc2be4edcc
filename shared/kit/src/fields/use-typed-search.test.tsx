import { render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderInSite } from '../testing/render-in-site.tsx';
import { useTypedSearch } from './use-typed-search.ts';

/** A field for the URL's `max`, without its commas. */
function PriceSearch() {
  const [params, setParams] = useSearchParams();
  const typed = useTypedSearch(params.get('max') ?? '', (text) => setParams({ max: text.replace(',', '') }));
  return (
    <input aria-label="Price" value={typed.text} onChange={(event) => typed.setText(event.target.value)} />
  );
}

/** A field whose search is never applied, as when the navigation is undone immediately. */
function LostSearch() {
  const [calls, setCalls] = useState(0);
  const typed = useTypedSearch('', () => setCalls(calls + 1));
  return (
    <>
      <input aria-label="Price" value={typed.text} onChange={(event) => typed.setText(event.target.value)} />
      <p>{`calls ${calls}`}</p>
    </>
  );
}

it('searches shortly after the last keystroke, and shows the applied search', async () => {
  const { getByLabelText, router, user } = renderInSite(<PriceSearch />);
  await user.type(getByLabelText('Price'), '1,500');
  await waitFor(() => expect(router.state.location.search).toBe('?max=1500'));
  await waitFor(() => expect(getByLabelText('Price')).toHaveProperty('value', '1500'));
});

it('follows a URL that changes without it', async () => {
  const { getByLabelText, router } = renderInSite(<PriceSearch />, '/here?max=20');
  expect(getByLabelText('Price')).toHaveProperty('value', '20');
  await router.navigate('/here?max=30');
  await waitFor(() => expect(getByLabelText('Price')).toHaveProperty('value', '30'));
});

it('keeps the text being typed if the URL changes meanwhile', async () => {
  const { getByLabelText, router, user } = renderInSite(<PriceSearch />, '/here?max=20');
  await user.type(getByLabelText('Price'), '4');
  await router.navigate('/here?max=20&view=map');
  expect(getByLabelText('Price')).toHaveProperty('value', '204');
  await waitFor(() => expect(router.state.location.search).toBe('?max=204'));
});

it("shows the applied search again if a search wasn't applied", async () => {
  const { findByText, getByLabelText, user } = renderInSite(<LostSearch />);
  await user.type(getByLabelText('Price'), '1500');
  expect(getByLabelText('Price')).toHaveProperty('value', '1500');
  await findByText('calls 1');
  await waitFor(() => expect(getByLabelText('Price')).toHaveProperty('value', ''));
});

it('is empty after a search was undone before it was rendered', async () => {
  const { getByLabelText, router, user } = renderInSite(<PriceSearch />);
  await user.type(getByLabelText('Price'), '1500');
  await waitFor(() => expect(router.state.location.search).toBe('?max=1500'));
  await router.navigate('/here');
  await waitFor(() => expect(getByLabelText('Price')).toHaveProperty('value', ''));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(router.state.location.search).toBe('');
});

it('keeps a space between two words', async () => {
  const { getByLabelText, router, user } = renderInSite(<PriceSearch />);
  await user.type(getByLabelText('Price'), 'north ');
  await waitFor(() => expect(router.state.location.search).toBe('?max=north'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  await user.type(getByLabelText('Price'), 'pier');
  await waitFor(() => expect(router.state.location.search).toBe('?max=north+pier'));
});

it("doesn't search while the user is navigating to another page", async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      { path: '/', element: <PriceSearch />, HydrateFallback: () => null },
      { path: '/slow', element: <p>Arrived</p>, loader: () => promise },
    ],
    { initialEntries: ['/'] },
  );
  const { findByText, getByLabelText } = render(<RouterProvider router={router} />);
  await userEvent.type(getByLabelText('Price'), '15');
  const arrived = router.navigate('/slow');
  await new Promise((done) => setTimeout(done, 500));
  resolve(null);
  await arrived;
  expect(await findByText('Arrived')).toBeTruthy();
});
