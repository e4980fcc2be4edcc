import { COLOURS } from '@boardwalk/contracts';
import type { SystemConfig } from '@chakra-ui/react';
import { globalCss as stock } from '@chakra-ui/react/theme';
import { deviceCss } from './device-css.ts';

const still = {
  animationDuration: '0.001ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0.001ms !important',
  scrollBehavior: 'auto !important',
};

interface Contrast {
  fg: string;
  line: string;
  quietLine: string;
  ground: string;
}

/** Tokens are declared in a later layer than these styles, so overriding one requires `!important`. */
const stronger = ({ fg, line, quietLine, ground }: Contrast) => ({
  '--chakra-colors-fg-muted': `${fg} !important`,
  '--chakra-colors-fg-subtle': `${fg} !important`,
  '--chakra-colors-border': `${line} !important`,
  '--chakra-colors-border-emphasized': `${line} !important`,
  '--chakra-colors-border-muted': `${quietLine} !important`,
  '--chakra-colors-bg': `${ground} !important`,
});

const ANY_PAGE_CHANGE = ['group', 'old', 'new'].map((part) => `::view-transition-${part}(*)`);
const unmoved = { animation: 'none !important' };

/** Cross-fades between pages, and the move of a shared element; immediate with reduced motion. The new page takes clicks from the beginning. */
const PAGE_CHANGE = {
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-old(root), ::view-transition-new(root)': { animationDuration: '180ms' },
  '::view-transition-group(shared)': {
    animationDuration: '220ms',
    animationTimingFunction: 'cubic-bezier(0.2, 0, 0, 1)',
  },
  // Cropped like the pictures themselves, whose proportions differ between card and page.
  '::view-transition-old(shared), ::view-transition-new(shared)': {
    animationDuration: '220ms',
    height: '100%',
    objectFit: 'cover',
  },
  [ANY_PAGE_CHANGE.map((part) => `html[data-motion=reduced]${part}`).join()]: unmoved,
  [ANY_PAGE_CHANGE.join()]: { _motionReduce: unmoved },
};

export const globalCss: SystemConfig['globalCss'] = {
  ...stock,
  ...PAGE_CHANGE,
  ...deviceCss,
  html: {
    ...stock.html,
    lineHeight: '1.6',
    overflowWrap: 'break-word',
    colorPalette: 'gray',
    scrollPaddingTop: '24',
  },
  body: { minH: '100dvh', fontFamily: 'body', overflowX: 'clip' },
  // Chakra sets it per element, which excludes links in a text that may break anywhere.
  'body *': { overflowWrap: 'inherit' },
  'select, .chakra-field__root': { maxWidth: '100%' },
  'code, kbd': { overflowWrap: 'anywhere' },
  '#root': { minH: '100dvh', display: 'flex', flexDirection: 'column' },
  'h1, h2, h3, h4': { fontFamily: 'heading', fontOpticalSizing: 'auto' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'sodium.focusRing', outlineOffset: '2px' },
  '::selection': { bg: 'lamp', color: 'ink' },
  'html[data-theme=dark]': { colorScheme: 'dark' },
  'html[data-theme=light]': { colorScheme: 'light' },
  'html[data-font-size=small]': { fontSize: '93.75%' },
  'html[data-font-size=large]': { fontSize: '112.5%' },
  'html[data-density=compact]': { '--density': '0.8' },
  'html[data-density=spacious]': { '--density': '1.2' },
  'html[data-contrast=more]': stronger({
    fg: COLOURS.text.light,
    line: COLOURS.text.light,
    quietLine: COLOURS.quiet.light,
    ground: '#FFFFFF',
  }),
  'html[data-contrast=more][data-theme=dark]': stronger({
    fg: COLOURS.text.dark,
    line: COLOURS.quiet.dark,
    quietLine: COLOURS.quiet.dark,
    ground: '#000000',
  }),
  'html[data-motion=reduced] *, html[data-motion=reduced] *::before, html[data-motion=reduced] *::after':
    still,
  '*, *::before, *::after': { _motionReduce: still },
};
