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
import { remotes } from './federation/loading/remotes.ts';
import { readPageData, readSignedSet } from './federation/page-data.ts';
import { PageDataContext } from './federation/page-data-context.ts';
import { resumePreview } from './federation/preview/preview-session.ts';
import { releaseSets } from './federation/set/set-store.ts';
import { createRouter } from './router.tsx';
import { LOGIN_PATH } from './session/paths.ts';
import { SessionProvider } from './session/session-provider.tsx';
import { signedOut } from './session/way-back.ts';
import { shellWords } from './shell-words.ts';

const data = readPageData(document);
const ownPaths: string[] = Object.values(SHELL_ROUTES).map(({ path }) => path);

/** What the release set has for a path at this moment. */
function remoteAt(path: string) {
  const set = releaseSets.current();
  return set ? matchRoute(set, path) : undefined;
}

async function start(): Promise<void> {
  await releaseSets.open(readSignedSet(document));
  await resumePreview();
  // The remote that this address belongs to starts its way here before anything is drawn.
  const first = remoteAt(location.pathname);
  if (first) remotes.load(first.release);

  void addWords(kitWords);
  void addWords(shellWords);
  if (signedOut.take()) history.replaceState(null, '', LOGIN_PATH);
  const serves = (path: string) => ownPaths.includes(path) || remoteAt(path) !== undefined;
  const root = document.getElementById('root');
  if (!root) throw new Error('This page has no place for the site. Is it served by the gateway?');
  createRoot(root).render(
    <StrictMode>
      <KitProvider queryClient={createQueryClient()} site={data.site} serves={serves}>
        <PageDataContext value={data}>
          <SessionProvider settings={data.identity}>
            <RouterProvider router={createRouter()} />
          </SessionProvider>
        </PageDataContext>
      </KitProvider>
    </StrictMode>,
  );
}

announceUncaught(window);
void start();
