import { type Appearance, applyAppearance } from '@boardwalk/kit/first-frame';
import { localStore } from '@boardwalk/kit/storage';
import { trustOwnScripts } from './trusted-scripts.ts';

/** Reads what a store kept; a damaged entry counts as none. */
function kept(key: string): Appearance {
  return localStore.readJson<{ state?: Appearance }>(key)?.state ?? {};
}

// Before anything else runs in this page.
trustOwnScripts();

const { theme } = kept('ui-storage');
const { display, language } = kept('user-settings');
const night = matchMedia('(prefers-color-scheme: dark)').matches;
const again = localStore.keys().length > 0;
// Whoever was here before has the fonts: they can be there for the first frame.
if (again)
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-font]')) link.rel = 'preload';

const root = document.documentElement;
const chosen = language ?? root.lang;
if (chosen !== root.lang) root.dataset.foreign = '';
applyAppearance(root, { theme, display, language: chosen }, night);

/** What makes a drawn page answer. */
const later = document.querySelectorAll<HTMLLinkElement>('link[data-later]');

function fetchLater(): void {
  for (const link of later) link.rel = 'preload';
}

/** Runs what starts the shell; the page has been read to its end by then. */
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
  // They have the files, or nobody looks and nothing is painted.
  if (again || document.hidden) go();
  // A first visit is painted first: on a phone's line and processor the files would come in between. The second frame begins when the first is shown.
  else requestAnimationFrame(() => requestAnimationFrame(go));
});
