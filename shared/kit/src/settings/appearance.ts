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
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.density = display?.density ?? 'comfortable';
  root.dataset.fontSize = display?.fontSize ?? 'medium';
  root.dataset.motion = display?.reduceAnimations ? 'reduced' : 'full';
  root.dataset.contrast = display?.highContrastMode ? 'more' : 'normal';
  if (language) root.lang = language;
}
