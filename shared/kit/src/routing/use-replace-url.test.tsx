import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReplaceUrl } from './use-replace-url.ts';

let replaceUrl: (to: string) => void;
function Editor() {
  replaceUrl = useReplaceUrl();
  return <p>Editor</p>;
}

let arrive: PromiseWithResolvers<null>;
let root: ReturnType<typeof createRoot>;
let router: ReturnType<typeof createMemoryRouter>;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  arrive = Promise.withResolvers();
  router = createMemoryRouter(
    [
      { path: '/create', element: <Editor /> },
      { path: '/:id/edit', element: <Editor /> },
      { path: '/slow', loader: () => arrive.promise, element: <p>Slow</p> },
    ],
    { initialEntries: ['/create'] },
  );
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<RouterProvider router={router} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  router.dispose();
});

it('replaces the URL of the open page', async () => {
  await act(async () => replaceUrl('/7/edit'));
  expect(router.state.location).toMatchObject({ pathname: '/7/edit', state: { samePage: true } });
  expect(router.state.historyAction).toBe('REPLACE');
});

it('doesn’t cancel a slow navigation to another page', async () => {
  await act(async () => void router.navigate('/slow'));
  await act(async () => replaceUrl('/7/edit'));
  expect(router.state.navigation.location?.pathname).toBe('/slow');
  await act(async () => arrive.resolve(null));
  expect(router.state.location.pathname).toBe('/slow');
});

it('changes the URL if the user stays after all', async () => {
  await act(async () => void router.navigate('/slow'));
  await act(async () => replaceUrl('/7/edit'));
  await act(async () => void router.navigate('/create', { replace: true }));
  expect(router.state.location.pathname).toBe('/7/edit');
});
