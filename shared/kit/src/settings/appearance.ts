/** What decides how the page looks before anything else is known: the kept theme and display settings. */
export interface Appearance {
  theme?: 'system' | 'light' | 'dark';
  display?: { density?: string; fontSize?: string; reduceAnimations?: boolean; highContrastMode?: boolean };
  language?: string;
}

/**
 * Writes the appearance to the document's root, where the styles look for it. Runs in the page's head before the first frame and
 * again at each change, so it takes care to need nothing but its arguments.
 */
export function applyAppearance(
  root: HTMLElement,
  { theme, display, language }: Appearance,
  nightOutside: boolean,
): void {
  const dark = theme === 'dark' || (theme !== 'light' && nightOutside);
  const wanted: Record<string, string> = {
    theme: dark ? 'dark' : 'light',
    density: display?.density ?? 'comfortable',
    fontSize: display?.fontSize ?? 'medium',
    motion: display?.reduceAnimations ? 'reduced' : 'full',
    contrast: display?.highContrastMode ? 'more' : 'normal',
  };
  // Writing what is there already would make the browser style the whole page again.
  for (const [name, value] of Object.entries(wanted))
    if (root.dataset[name] !== value) root.dataset[name] = value;
  if (language && root.lang !== language) root.lang = language;
}
