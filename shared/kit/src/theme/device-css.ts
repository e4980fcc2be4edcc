import type { SystemStyleObject } from '@chakra-ui/react';

/** Styles by selector. Chakra's own type doesn't allow `!important` after a system color. */
type Rules = Record<string, object>;

/** Limits rules to a media query. */
const on = (media: string, rules: Rules): Record<string, SystemStyleObject> =>
  Object.fromEntries(
    Object.entries(rules).map(([selector, style]) => [selector, { [media]: style as SystemStyleObject }]),
  );

/** Text input fields. */
const TYPED = [
  'input:not([type=checkbox], [type=radio], [type=range], [type=file])',
  'select',
  'textarea:not([data-large-text])',
].join();
/** Minimum font size of fields: Safari on iPhones zooms into a field with a smaller one, and doesn't zoom out again. */
const MIN_FIELD_FONT_SIZE = '16px';

/** Prevents zooming on touch screens, at each text size of the settings. */
const TOUCH = on('@media (pointer: coarse)', {
  [TYPED]: { fontSize: `max(${MIN_FIELD_FONT_SIZE}, 1rem) !important` },
  '[contenteditable=true]': { fontSize: `max(${MIN_FIELD_FONT_SIZE}, 1em) !important` },
});

/** Controls whose state is visible only by their background. */
const CHOSEN = [
  'button[aria-pressed=true]',
  'a[aria-current]:not([aria-current=false])',
  '[role=tab][aria-selected=true]',
  '[role=option][aria-selected=true]',
  '[role^=menuitem][data-highlighted]',
  '[data-part=item-control][data-state=checked]',
  '[data-part=range]',
];
const SYSTEM_CHOSEN = {
  forcedColorAdjust: 'none',
  background: 'Highlight !important',
  color: 'HighlightText !important',
  borderColor: 'Highlight !important',
};

/** In forced colors mode (Windows high contrast) the browser removes all backgrounds; state shown by them gets system colors. */
const FORCED_COLORS = on('@media (forced-colors: active)', {
  [CHOSEN.join()]: SYSTEM_CHOSEN,
  [CHOSEN.map((chosen) => `${chosen} *`).join()]: { color: 'HighlightText !important' },
  '[data-scope=switch][data-part=control]': {
    forcedColorAdjust: 'none',
    background: 'Canvas !important',
    boxShadow: 'inset 0 0 0 1px CanvasText !important',
  },
  '[data-scope=switch][data-part=thumb]': { forcedColorAdjust: 'none', background: 'CanvasText !important' },
  '[data-scope=switch][data-part=control][data-state=checked]': { background: 'Highlight !important' },
  '[data-scope=switch][data-part=thumb][data-state=checked]': { background: 'HighlightText !important' },
});

/** Sets the direction of user texts by their script where no component does, and isolates names from the direction of the surrounding sentence. */
const SCRIPTS: Record<string, SystemStyleObject> = {
  'td, th, dt, dd, li, option, caption, label, legend, summary, figcaption': { unicodeBidi: 'plaintext' },
  '[translate=no]': { unicodeBidi: 'isolate' },
};

/**
 * Height of the shell's bar at the bottom of phones as `--bottom-bar`, which is unset without the bar. The bar isn't fixed in low windows. Elements at the
 * bottom of the window add it to their position.
 */
const BOTTOM_BAR = on('@media (max-width: 47.99em) and (min-height: 27em)', {
  'html:has([data-tab-bar])': {
    '--bottom-bar': 'calc(3.5rem + 1px + env(safe-area-inset-bottom))',
    scrollPaddingBottom: 'calc(var(--bottom-bar) + 1rem)',
  },
});

/** Elements without use on paper: frame, controls, fields, players. */
const SCREEN_ONLY = [
  'body > :not(#root)',
  '#root > :not(main, :has(> main))',
  ':has(> main) > :not(main)',
  'main nav',
  'main form',
  // Sortable column headers are buttons.
  'main button:not(th *)',
  'main [role=search]',
  'main [role=toolbar]',
  'main iframe',
  'main video',
  '[data-screen-only]',
];

/** Printed pages show only their content at full width, dark on white (the light theme is active then). */
const PRINT = on('@media print', {
  [SCREEN_ONLY.join()]: { display: 'none !important' },
  'html, body': { background: 'white !important' },
  'main :has(> table), main [role=region][tabindex]': {
    overflow: 'visible !important',
    maxHeight: 'none !important',
  },
  'main thead, main th': { position: 'static !important' },
  'tr, img, figure, article > header': { breakInside: 'avoid' },
  'h1, h2, h3, h4': { breakAfter: 'avoid' },
  main: { display: 'block !important', minHeight: '0 !important' },
});

/** Global styles for touch screens, scripts, forced colors and print. They use `!important` because components' styles are in a later layer. */
export const deviceCss: Record<string, SystemStyleObject> = {
  ...SCRIPTS,
  ...TOUCH,
  ...FORCED_COLORS,
  ...BOTTOM_BAR,
  ...PRINT,
};
