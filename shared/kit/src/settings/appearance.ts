/** Settings of the page's appearance before anything else is loaded: the stored theme and display settings. */
export interface Appearance {
  theme?: 'system' | 'light' | 'dark';
  display?: { density?: string; fontSize?: string; reduceAnimations?: boolean; highContrastMode?: boolean };
  language?: string;
}

/**
 * Writes the appearance to the root element's attributes, which the styles use. Runs in the page's head before the first paint and on each change.
 * Must not depend on anything but its arguments, because it is inlined.
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
  // Writing an unchanged value would still make the browser recalculate all styles.
  for (const [name, value] of Object.entries(wanted))
    if (root.dataset[name] !== value) root.dataset[name] = value;
  if (language && root.lang !== language) root.lang = language;
}
