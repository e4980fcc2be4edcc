import { useEffect } from 'react';
import { activateLanguage, type Language } from '../i18n/catalogs.ts';
import { useHydrated } from '../ssr/use-hydrated.ts';
import { useSettingsStore } from '../state/settings-store.ts';
import { useUiStore } from '../state/ui-store.ts';
import { applyAppearance } from './appearance.ts';
import { tellLanguage } from './language-cookie.ts';
import { useMedia } from './use-media.ts';

const NIGHT = '(prefers-color-scheme: dark)';
const STILL = '(prefers-reduced-motion: reduce)';

/**
 * Keeps the document in step with theme, display settings and language; the shell calls it once.
 * @param served the language that the server takes for the reader's.
 */
export function useAppearance(served: Language): void {
  const theme = useUiStore((state) => state.theme);
  const display = useSettingsStore((state) => state.display);
  const language = useSettingsStore((state) => state.language);
  const night = useMedia(NIGHT);
  const settled = useHydrated();
  // The head's script has dressed the page already. While the browser takes over the server's markup the values here are the server's.
  useEffect(() => {
    if (!settled) return;
    const paper = window.matchMedia('print');
    // Paper is white. The browser lays the page out for it as soon as this listener has run.
    const apply = () =>
      applyAppearance(document.documentElement, { theme: paper.matches ? 'light' : theme, display }, night);
    apply();
    paper.addEventListener('change', apply);
    return () => paper.removeEventListener('change', apply);
  }, [settled, theme, display, night]);
  useEffect(() => {
    if (!settled) return;
    void activateLanguage(language);
    tellLanguage(document, language, served);
  }, [settled, language, served]);
  useEffect(() => {
    window.addEventListener('pageshow', lookAgain);
    return () => window.removeEventListener('pageshow', lookAgain);
  }, []);
}

/** A page that comes back from the browser's memory has slept through what was chosen on another one. */
function lookAgain({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  void useUiStore.persist.rehydrate();
  void useSettingsStore.persist.rehydrate();
}

/** The theme that is shown, whatever was chosen, and a switch to the other one. */
export function useTheme() {
  const theme = useUiStore((state) => state.theme);
  const setTheme = useUiStore((state) => state.setTheme);
  const night = useMedia(NIGHT);
  const shown: 'light' | 'dark' = theme === 'system' ? (night ? 'dark' : 'light') : theme;
  return { theme, shown, setTheme, toggle: () => setTheme(shown === 'dark' ? 'light' : 'dark') };
}

/** Whether things should stay still: by the member's setting or by the system's. */
export function useReducedMotion(): boolean {
  const asked = useSettingsStore((state) => state.display.reduceAnimations);
  return useMedia(STILL) || asked;
}
