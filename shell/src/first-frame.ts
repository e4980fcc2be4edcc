import { type Appearance, applyAppearance } from '@boardwalk/kit/first-frame';

/** Reads what a store kept; a damaged entry counts as none. */
function kept(key: string): Appearance {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as { state?: Appearance }).state ?? {};
  } catch {
    return {};
  }
}

/** Whether this browser has kept anything of the site. */
function wasHere(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}

const { theme } = kept('ui-storage');
const { display, language } = kept('user-settings');
const night = matchMedia('(prefers-color-scheme: dark)').matches;
// Whoever was here before has the fonts: they can be there for the first frame.
if (wasHere())
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-font]')) link.rel = 'preload';

const root = document.documentElement;
const chosen = language ?? 'en';
if (chosen !== root.lang) root.dataset.foreign = '';
applyAppearance(root, { theme, display, language: chosen }, night);
