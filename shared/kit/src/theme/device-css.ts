import type { SystemStyleObject } from '@chakra-ui/react';

/** Styles by selector. Chakra's own type takes no `!important` after a system color. */
type Rules = Record<string, object>;

/** Limits rules to a kind of device. */
const on = (media: string, rules: Rules): Record<string, SystemStyleObject> =>
  Object.fromEntries(
    Object.entries(rules).map(([selector, style]) => [selector, { [media]: style as SystemStyleObject }]),
  );

/** Fields that are typed into. */
const TYPED = [
  'input:not([type=checkbox], [type=radio], [type=range], [type=file])',
  'select',
  'textarea:not([data-large-text])',
].join();
/** Safari on an iPhone zooms into a field with a smaller font, and doesn't zoom out again. */
const LEAST_TYPED = '16px';

/** Fields on touch screens are as large as it takes for the browser not to zoom in, at each text size of the settings. */
const TOUCH = on('@media (pointer: coarse)', {
  [TYPED]: { fontSize: `max(${LEAST_TYPED}, 1rem) !important` },
  '[contenteditable=true]': { fontSize: `max(${LEAST_TYPED}, 1em) !important` },
});

/** Controls that are chosen, switched on or marked, and show it by their ground alone. */
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

/** In forced colors (Windows high contrast) the browser removes all backgrounds; what only they show gets system colors. */
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

/** Sets the direction of written texts by their script where no component does, and keeps names from changing the direction of the sentence around them. */
const SCRIPTS: Record<string, SystemStyleObject> = {
  'td, th, dt, dd, li, option, caption, label, legend, summary, figcaption': { unicodeBidi: 'plaintext' },
  '[translate=no]': { unicodeBidi: 'isolate' },
};

/** What is of no use on paper: the frame, what is pressed or filled in, what plays. */
const SCREEN_ONLY = [
  'body > :not(#root)',
  '#root > :not(main)',
  'main nav',
  'main form',
  // The names of sorted columns are buttons.
  'main button:not(th *)',
  'main [role=search]',
  'main [role=toolbar]',
  'main iframe',
  'main video',
  '[data-screen-only]',
];

/** On paper a page is its content, dark on white (the theme is the light one then), in its whole width. */
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

/** Styles of the whole page for touch screens, scripts, forced colors and paper. Important ones: components bring theirs in a later layer. */
export const deviceCss: Record<string, SystemStyleObject> = {
  ...SCRIPTS,
  ...TOUCH,
  ...FORCED_COLORS,
  ...PRINT,
};
