import { type createBrowserRouter, RouterProvider } from '@boardwalk/kit';
import { useEffect, useMemo, useState } from 'react';
import { JoinContext } from './federation/routes/rejoin.tsx';
import type { RemoteJoin } from './federation/routes/remote-join.ts';

export interface JoinedRouter {
  join: RemoteJoin;
  router: ReturnType<typeof createBrowserRouter>;
}

/** The router of this tab, and the way to another one: routes that were joined to it can't be taken away. */
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
    // What is shown is still the one before's; its first look at the address brings the routes.
    if (router !== first.router) void router.revalidate();
  }, [router, first]);
  return (
    <JoinContext value={context}>
      <RouterProvider router={router} />
    </JoinContext>
  );
}
