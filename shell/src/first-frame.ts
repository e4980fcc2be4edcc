import { type Appearance, applyAppearance } from '@boardwalk/kit/first-frame';

/** Reads what a store kept; a damaged entry counts as none. */
function kept(key: string): Appearance {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as { state?: Appearance }).state ?? {};
  } catch {
    return {};
  }
}

const { theme } = kept('ui-storage');
const { display, language } = kept('user-settings');
const night = matchMedia('(prefers-color-scheme: dark)').matches;
const root = document.documentElement;
const chosen = language ?? 'en';
if (chosen !== root.lang) root.dataset.foreign = '';
applyAppearance(root, { theme, display, language: chosen }, night);
