import type { SiteConfiguration } from '@boardwalk/contracts';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useCountedOverlay } from '../overlays/open-overlays.ts';
import { createQueryClient } from '../request/query-client.ts';
import { PageHeading } from './page.tsx';
import { KitProvider } from './provider.tsx';

function Page({ menuOpen }: { menuOpen: boolean }) {
  useCountedOverlay(menuOpen);
  const { pathname } = useLocation();
  return <PageHeading key={pathname}>{pathname}</PageHeading>;
}

/** Renders pages at all paths, below a menu. @returns the router. */
function renderPages({ menuOpen }: { menuOpen: boolean }) {
  const router = createMemoryRouter([{ path: '*', element: <Page menuOpen={menuOpen} /> }], {
    initialEntries: ['/first'],
  });
  render(
    <KitProvider queryClient={createQueryClient()} site={{} as SiteConfiguration} routeExists={() => true}>
      <RouterProvider router={router} />
    </KitProvider>,
  );
  return router;
}

const heading = () => screen.getByRole('heading', { level: 1 });

it('focuses the heading after a navigation, not after the first load', async () => {
  const router = renderPages({ menuOpen: false });
  expect(document.activeElement).not.toBe(heading());
  await act(() => router.navigate('/second'));
  expect(heading().textContent).toBe('/second');
  expect(document.activeElement).toBe(heading());
});

it("doesn't move the focus out of a menu that was opened while the navigation was pending", async () => {
  const router = renderPages({ menuOpen: true });
  await act(() => router.navigate('/second'));
  expect(heading().textContent).toBe('/second');
  expect(document.activeElement).not.toBe(heading());
});
