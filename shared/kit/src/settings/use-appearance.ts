import { useEffect } from 'react';
import { activateLanguage, type Language } from '../i18n/catalogs.ts';
import { useHydrated } from '../ssr/use-hydrated.ts';
import { useSettingsStore } from '../state/settings-store.ts';
import { useUiStore } from '../state/ui-store.ts';
import { applyAppearance } from './appearance.ts';
import { writeLanguageCookie } from './language-cookie.ts';
import { useMedia } from './use-media.ts';

const NIGHT = '(prefers-color-scheme: dark)';
const STILL = '(prefers-reduced-motion: reduce)';

/**
 * Applies theme, display settings and language to the document; the shell calls it once.
 * @param served the language that the server used.
 */
export function useAppearance(served: Language): void {
  const theme = useUiStore((state) => state.theme);
  const display = useSettingsStore((state) => state.display);
  const language = useSettingsStore((state) => state.language);
  const night = useMedia(NIGHT);
  const hydrated = useHydrated();
  // The inline script in the head has already applied the settings. During hydration the values here are still the server's.
  useEffect(() => {
    if (!hydrated) return;
    const paper = window.matchMedia('print');
    // Paper is white. The browser computes the print layout after this listener.
    const apply = () =>
      applyAppearance(document.documentElement, { theme: paper.matches ? 'light' : theme, display }, night);
    apply();
    paper.addEventListener('change', apply);
    return () => paper.removeEventListener('change', apply);
  }, [hydrated, theme, display, night]);
  useEffect(() => {
    if (!hydrated) return;
    void activateLanguage(language);
    writeLanguageCookie(document, language, served);
  }, [hydrated, language, served]);
  useEffect(() => {
    window.addEventListener('pageshow', rehydrateStores);
    return () => window.removeEventListener('pageshow', rehydrateStores);
  }, []);
}

/** Reloads the settings of a page restored from the back/forward cache, which may have changed on another page. */
function rehydrateStores({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  void useUiStore.persist.rehydrate();
  void useSettingsStore.persist.rehydrate();
}

/** Returns the effective theme, and a function to toggle it. */
export function useTheme() {
  const theme = useUiStore((state) => state.theme);
  const setTheme = useUiStore((state) => state.setTheme);
  const night = useMedia(NIGHT);
  const shown: 'light' | 'dark' = theme === 'system' ? (night ? 'dark' : 'light') : theme;
  return { theme, shown, setTheme, toggle: () => setTheme(shown === 'dark' ? 'light' : 'dark') };
}

/** Returns whether motion is reduced, by the member's setting or the system's. */
export function useReducedMotion(): boolean {
  const isReduced = useSettingsStore((state) => state.display.reduceAnimations);
  return useMedia(STILL) || isReduced;
}
