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

/** Boardwalk's tokens under Chakra's component recipes, as few of them as the kit shows. */
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
        // Menus and dialogs lie on cards of their own colour; in the dark a shadow alone doesn't show where they end.
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
 * The system for a page that has the style sheet: components take everything else from it. It is made when it is first asked for:
 * making it is work that would otherwise hold up everything behind it.
 */
export function systemOfThePage(): SystemContext {
  if (!system) {
    const made = createSystem(defaultBaseConfig, config);
    // What is written for the whole page stands in the style sheet. A patch of Chakra makes it only when it is read; a copy would read it.
    system = Object.defineProperties(made, {
      _global: { value: [] },
      _config: { value: { ...made._config, disableLayers: true } },
    });
  }
  return system;
}

/** Makes the system ahead of the first page that is drawn. */
export function prepareTheme(): void {
  systemOfThePage();
}
