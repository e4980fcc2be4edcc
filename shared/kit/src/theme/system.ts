import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import {
  animationStyles,
  breakpoints,
  cssVarsPrefix,
  cssVarsRoot,
  keyframes,
  layerStyles,
  semanticTokens as stock,
} from '@chakra-ui/react/theme';
import { semanticColours } from './colors.ts';
import { globalCss } from './global-css.ts';
import { recipes, slotRecipes } from './recipes.ts';
import { textStyles, tokens } from './tokens.ts';

const shade = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/** The styling system of the site: Boardwalk's tokens under Chakra's component recipes, as few of them as the kit shows. */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  cssVarsPrefix,
  cssVarsRoot,
  globalCss,
  conditions: { dark: 'html[data-theme=dark] &, .dark &', light: 'html[data-theme=light] &' },
  theme: {
    animationStyles,
    breakpoints,
    keyframes,
    layerStyles,
    textStyles,
    tokens,
    semanticTokens: {
      colors: semanticColours,
      radii: stock.radii,
      shadows: {
        xs: shade('0 1px 2px rgb(60 48 20 / 0.10)', '0 1px 2px rgb(0 0 0 / 0.5)'),
        sm: shade('0 2px 6px rgb(60 48 20 / 0.10)', '0 2px 6px rgb(0 0 0 / 0.5)'),
        md: shade('0 6px 16px rgb(60 48 20 / 0.12)', '0 6px 18px rgb(0 0 0 / 0.55)'),
        lg: shade('0 14px 34px rgb(60 48 20 / 0.16)', '0 16px 40px rgb(0 0 0 / 0.6)'),
      },
    },
    recipes,
    slotRecipes,
  },
});

/** The system for a page whose style sheet has its global styles already: components take everything else from it. */
export const systemOfThePage: typeof system = {
  ...system,
  _global: [],
  _config: { ...system._config, disableLayers: true },
};
