import { createSystem, defaultBaseConfig, type SystemConfig, type SystemContext } from '@chakra-ui/react';
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
import { recipes, slotRecipes } from './recipes.ts';
import { textStyles, tokens } from './tokens.ts';

const shade = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/** Boardwalk's tokens with Chakra's component recipes, limited to those the kit uses. */
export const config: SystemConfig = {
  cssVarsPrefix,
  cssVarsRoot,
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
        // Menus and dialogs overlap cards of the same color; in the dark theme a shadow alone doesn't show their edges.
        lg: shade(
          '0 14px 34px rgb(60 48 20 / 0.16)',
          '0 16px 40px rgb(0 0 0 / 0.6), 0 0 0 1px rgb(255 255 255 / 0.1)',
        ),
        inset: stock.shadows.inset,
        xl: shade('0 18px 44px rgb(60 48 20 / 0.2)', '0 20px 48px rgb(0 0 0 / 0.65)'),
      },
    },
    recipes,
    slotRecipes,
  },
};

let system: SystemContext | undefined;

/**
 * Returns the system for a page with the style sheet: components take everything else from it. Created lazily, because that work would delay
 * everything after it.
 */
export function systemOfThePage(): SystemContext {
  if (!system) {
    const made = createSystem(defaultBaseConfig, config);
    // The global styles are in the style sheet. A patch of Chakra computes them on access only, and copying the object would access them.
    system = Object.defineProperties(made, {
      _global: { value: [] },
      _config: { value: { ...made._config, disableLayers: true } },
    });
  }
  return system;
}

/** Creates the system before the first page is rendered. */
export function prepareTheme(): void {
  systemOfThePage();
}
