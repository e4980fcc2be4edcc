import type { SystemConfig } from '@chakra-ui/react';
import { globalCss as stock } from '@chakra-ui/react/theme';
import { COLOURS } from './colors.ts';

const still = {
  animationDuration: '0.001ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0.001ms !important',
  scrollBehavior: 'auto !important',
};

export const globalCss: SystemConfig['globalCss'] = {
  ...stock,
  html: {
    ...stock.html,
    lineHeight: '1.6',
    colorPalette: 'gray',
    scrollPaddingTop: '24',
    textRendering: 'optimizeLegibility',
  },
  body: { minH: '100dvh', fontFamily: 'body', overflowX: 'clip' },
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
  'html[data-contrast=more]': {
    '--chakra-colors-fg-muted': COLOURS.text.light,
    '--chakra-colors-fg-subtle': COLOURS.text.light,
    '--chakra-colors-border': COLOURS.text.light,
    '--chakra-colors-border-muted': COLOURS.quiet.light,
    '--chakra-colors-bg': '#FFFFFF',
  },
  'html[data-contrast=more][data-theme=dark]': {
    '--chakra-colors-fg-muted': COLOURS.text.dark,
    '--chakra-colors-fg-subtle': COLOURS.text.dark,
    '--chakra-colors-border': COLOURS.quiet.dark,
    '--chakra-colors-border-muted': COLOURS.quiet.dark,
    '--chakra-colors-bg': '#000000',
  },
  'html[data-motion=reduced] *, html[data-motion=reduced] *::before, html[data-motion=reduced] *::after':
    still,
  '*, *::before, *::after': { _motionReduce: still },
};
