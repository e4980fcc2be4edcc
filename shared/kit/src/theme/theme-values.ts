import { plainColours, themeColours } from '@boardwalk/contracts';
import { semanticTokens as stock } from '@chakra-ui/react/theme';
import { themeOf } from './system.ts';

const shade = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

const shadows = {
  xs: shade('0 1px 2px rgb(60 48 20 / 0.10)', '0 1px 2px rgb(0 0 0 / 0.5)'),
  sm: shade('0 2px 6px rgb(60 48 20 / 0.10)', '0 2px 6px rgb(0 0 0 / 0.5)'),
  md: shade('0 6px 16px rgb(60 48 20 / 0.12)', '0 6px 18px rgb(0 0 0 / 0.55)'),
  // Menus and dialogs overlap cards of the same color; in the dark theme a shadow alone doesn't show their edges.
  lg: shade(
    '0 14px 34px rgb(60 48 20 / 0.16)',
    '0 16px 40px rgb(0 0 0 / 0.6), 0 0 0 1px rgb(255 255 255 / 0.1)',
  ),
  inset: stock.shadows.inset,
  xl: shade('0 18px 44px rgb(60 48 20 / 0.2)', '0 20px 48px rgb(0 0 0 / 0.65)'),
};

/** The theme with all values, for the build: it writes them into the style sheet. Not for pages. */
export const themeWithValues = themeOf({ colors: plainColours(), semanticColors: themeColours(), shadows });
