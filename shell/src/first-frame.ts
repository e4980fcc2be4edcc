import { type Appearance, applyAppearance } from '@boardwalk/kit/first-frame';
import { localStore } from '@boardwalk/kit/storage';
import { teamBarMemory } from './frame/team-bar-memory.ts';
import { trustOwnScripts } from './trusted-scripts.ts';

/** Reads a store's persisted state; a damaged entry counts as none. */
function stored(key: string): Appearance {
  return localStore.readJson<{ state?: Appearance }>(key)?.state ?? {};
}

// Before anything else runs in this page.
trustOwnScripts();

const { theme } = stored('ui-storage');
const { display, language } = stored('user-settings');
const night = matchMedia('(prefers-color-scheme: dark)').matches;
const again = localStore.keys().length > 0;
// Returning visitors have the fonts cached: preload them for the first paint.
if (again)
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-font]')) link.rel = 'preload';

const root = document.documentElement;
const chosen = language ?? root.lang;
if (chosen !== root.lang) root.dataset.foreign = '';
applyAppearance(root, { theme, display, language: chosen }, night);
teamBarMemory.mark(root, teamBarMemory.isExpected());

/** Links of the files that make a server-rendered page interactive. */
const later = document.querySelectorAll<HTMLLinkElement>('link[data-later]');

function fetchLater(): void {
  for (const link of later) link.rel = 'preload';
}

/** Starts the shell; the document has been parsed by then. */
function startShell(): void {
  for (const { dataset, href, integrity } of later) {
    if (dataset.later !== 'start') continue;
    const script = document.createElement('script');
    Object.assign(script, { src: href, integrity, crossOrigin: 'anonymous', async: false });
    document.head.append(script);
  }
}
if (again) fetchLater();
document.addEventListener('DOMContentLoaded', () => {
  const go = () => {
    fetchLater();
    startShell();
  };
  // Files are cached, or the page is hidden and isn't painted.
  if (again || document.hidden) go();
  // Paint first on a first visit: on a phone's network and processor the files would delay it. The second frame begins when the first is shown.
  else requestAnimationFrame(() => requestAnimationFrame(go));
});
