import '../../polyfills.ts';
import type { PageMessage } from '../messages.ts';
import { cacheFile, dropFiles } from './cache-files.ts';
import { kindOf, type RequestKind } from './kind-of-request.ts';
import { processMessage } from './page-messages.ts';
import { isHashed } from './page-text.ts';
import { respondToNavigation, respondWithPage } from './pages.ts';
import { openPushed, renewSubscription, showPush } from './push/push.ts';
import { respondWithData, respondWithFile, respondWithPicture } from './responses.ts';
import { worker } from './scope.ts';
import { dropForeign, writeNotes } from './stores.ts';

const HANDLERS: Record<NonNullable<RequestKind>, (event: FetchEvent) => Promise<Response>> = {
  page: respondWithPage,
  navigation: respondToNavigation,
  file: respondWithFile,
  data: respondWithData,
  picture: respondWithPicture,
};

/** Installs the shell's files, or fails; remotes are cached later, so that a broken one doesn't block the installation. */
async function install(): Promise<void> {
  const { first } = worker.boardwalkShell;
  await Promise.all(first.map(cacheFile));
  await worker.skipWaiting();
}

/** Open pages keep working with their own files, which are found by hash in any version of the worker. */
async function activate(): Promise<void> {
  await worker.registration.navigationPreload?.enable();
  await dropForeign();
  // The shell's page refers to the files of the previous build.
  await writeNotes({ set: null });
  await worker.clients.claim();
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => event.waitUntil(processMessage(event.data as PageMessage)));
worker.addEventListener('push', (event) => event.waitUntil(showPush(event)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(event)));
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOf(request, worker.location.origin);
  if (kind) return event.respondWith(HANDLERS[kind](event));
  const { pathname } = new URL(request.url);
  // A reload means that the user had a problem, so the release's cached files are dropped.
  if (request.cache === 'reload' && isHashed(pathname)) event.waitUntil(dropFiles(pathname));
});
