import { type SiteConfiguration, USUAL_PARTS } from '@boardwalk/contracts';
import { type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import { KitProvider } from '../components/provider.tsx';
import { clearPersistentParts, PersistentParts } from '../overlays/persistent-parts.tsx';
import { createQueryClient } from '../request/query-client.ts';
import { LeaveGuard } from '../unsaved/leave-guard.tsx';

/** Minimal site for a component that needs none. */
const NO_SITE = { ...USUAL_PARTS } as unknown as SiteConfiguration;

export interface RenderedPart extends RenderResult {
  router: ReturnType<typeof createMemoryRouter>;
  user: UserEvent;
}

/**
 * Renders a component on the page `/here` of a site whose other pages show their path.
 * @param address URL of the page, with the query.
 * @param site configuration of the site.
 */
export function renderInSite(part: ReactNode, address = '/here', site = NO_SITE): RenderedPart {
  // An earlier test may have left a persistent part.
  clearPersistentParts();
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Outlet />
            <PersistentParts />
          </>
        ),
        children: [
          {
            path: '/here',
            element: (
              <>
                {part}
                <LeaveGuard />
              </>
            ),
          },
          { path: '*', element: <p>Somewhere else</p> },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  const rendered = render(
    <KitProvider queryClient={createQueryClient()} site={site} routeExists={() => true}>
      <RouterProvider router={router} />
    </KitProvider>,
  );
  return { ...rendered, router, user: userEvent.setup() };
}

/** Fails if axe finds a violation. Color contrast is checked by the end-to-end tests, because there is no layout here. */
export async function expectAccessible(place: Element = document.body): Promise<void> {
  const { violations } = await axe.run(place, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
