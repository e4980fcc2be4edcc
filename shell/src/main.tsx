import { matchRoute, SHELL_ROUTES } from '@boardwalk/contracts';
import {
  addWords,
  announceUncaught,
  createQueryClient,
  KitProvider,
  kitWords,
  RouterProvider,
} from '@boardwalk/kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readPageData } from './federation/page-data.ts';
import { PageDataContext } from './federation/page-data-context.ts';
import { remotes } from './federation/remote-store.ts';
import { createRouter } from './router.tsx';
import { LOGIN_PATH } from './session/paths.ts';
import { SessionProvider } from './session/session-provider.tsx';
import { signedOut } from './session/way-back.ts';
import { shellWords } from './shell-words.ts';

const data = readPageData(document);

// The remote that this address belongs to starts its way here before anything is drawn.
const first = matchRoute(data.set, location.pathname);
if (first) remotes.load(first.release);

void addWords(kitWords);
void addWords(shellWords);
announceUncaught(window);
if (signedOut.take()) history.replaceState(null, '', LOGIN_PATH);

const ownPaths: string[] = Object.values(SHELL_ROUTES).map(({ path }) => path);
const serves = (path: string) => ownPaths.includes(path) || matchRoute(data.set, path) !== undefined;

const root = document.getElementById('root');
if (!root) throw new Error('This page has no place for the site. Is it served by the gateway?');
createRoot(root).render(
  <StrictMode>
    <KitProvider queryClient={createQueryClient()} site={data.site} serves={serves}>
      <PageDataContext value={data}>
        <SessionProvider settings={data.identity}>
          <RouterProvider router={createRouter(data)} />
        </SessionProvider>
      </PageDataContext>
    </KitProvider>
  </StrictMode>,
);
