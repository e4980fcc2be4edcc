import { type createBrowserRouter, RouterProvider } from '@boardwalk/kit';
import { useEffect, useMemo, useState } from 'react';
import { JoinContext } from './federation/routes/rejoin.tsx';
import type { RemoteJoin } from './federation/routes/remote-join.ts';

export interface JoinedRouter {
  join: RemoteJoin;
  router: ReturnType<typeof createBrowserRouter>;
}

/** The router of this tab. It can be replaced, because routes can't be removed from a router. */
export function BrowserRouter({ first, create }: { first: JoinedRouter; create: () => JoinedRouter }) {
  const [{ join, router }, setJoined] = useState(first);
  const context = useMemo(
    () => ({
      join,
      renew() {
        router.dispose();
        setJoined(create());
      },
    }),
    [join, router, create],
  );
  useEffect(() => {
    // Still rendering the previous router's state; revalidation discovers the routes.
    if (router !== first.router) void router.revalidate();
  }, [router, first]);
  return (
    <JoinContext value={context}>
      <RouterProvider router={router} />
    </JoinContext>
  );
}
