// @vitest-environment happy-dom
import type { SiteConfiguration } from '@boardwalk/contracts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../request/query-client.ts';

/** The browser's Navigation API, which this environment doesn't have. */
const navigation = vi.hoisted(() => {
  const target = new EventTarget();
  Object.assign(window, { navigation: target });
  return target;
});
const { noteNavigation } = await import('../routing/used-since.ts');
const { PageHeading } = await import('./page.tsx');
const { KitProvider } = await import('./provider.tsx');

function Page() {
  const { pathname } = useLocation();
  return <PageHeading key={pathname}>{pathname}</PageHeading>;
}

/** Renders pages at all paths, with the connections of the shell. @returns the router. */
function renderPages() {
  const router = createMemoryRouter([{ path: '*', element: <Page />, loader: () => loaded }], {
    initialEntries: ['/first'],
    hydrationData: { loaderData: { '0': null } },
  });
  let shown = router.state.location;
  router.subscribe((state) => {
    if (state.location !== shown) navigation.dispatchEvent(new Event('currententrychange'));
    shown = state.location;
    noteNavigation(state.navigation.location);
  });
  render(
    <KitProvider queryClient={createQueryClient()} site={{} as SiteConfiguration} routeExists={() => true}>
      <RouterProvider router={router} />
    </KitProvider>,
  );
  return router;
}

let loaded: Promise<null> = Promise.resolve(null);
const heading = () => screen.getByRole('heading', { level: 1 });

it('focuses the heading after a navigation, not after the first load', async () => {
  const router = renderPages();
  expect(document.activeElement).not.toBe(heading());
  fireEvent.pointerDown(document.body);
  await act(() => router.navigate('/second'));
  expect(heading().textContent).toBe('/second');
  expect(document.activeElement).toBe(heading());
});

it("doesn't move the focus if the user has opened something while the navigation was pending", async () => {
  const router = renderPages();
  let arrive = () => {};
  loaded = new Promise((resolve) => {
    arrive = () => resolve(null);
  });
  let done: Promise<void> = Promise.resolve();
  act(() => {
    done = router.navigate('/second');
  });
  fireEvent.pointerDown(document.body);
  await act(async () => {
    arrive();
    await done;
  });
  expect(heading().textContent).toBe('/second');
  expect(document.activeElement).not.toBe(heading());
});

it('focuses the heading of a second link that is pressed while the page of the first one loads', async () => {
  const router = renderPages();
  let arrive = () => {};
  loaded = new Promise((resolve) => {
    arrive = () => resolve(null);
  });
  let done: Promise<unknown> = Promise.resolve();
  fireEvent.pointerDown(document.body);
  act(() => {
    done = router.navigate('/second');
  });
  fireEvent.pointerDown(document.body);
  act(() => {
    done = Promise.all([done, router.navigate('/third')]);
  });
  await act(async () => {
    arrive();
    await done;
  });
  expect(heading().textContent).toBe('/third');
  expect(document.activeElement).toBe(heading());
});
