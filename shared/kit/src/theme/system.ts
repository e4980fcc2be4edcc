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
import { plainNames, semanticNames, shadowNames } from './colors.ts';
import { recipes, slotRecipes } from './recipes.ts';
import { textStyles, tokens } from './tokens.ts';

type ThemeTokens = NonNullable<NonNullable<SystemConfig['theme']>['tokens']>;
type SemanticTokens = NonNullable<NonNullable<SystemConfig['theme']>['semanticTokens']>;

interface ThemeValues {
  colors: ThemeTokens['colors'];
  semanticColors: SemanticTokens['colors'];
  shadows: SemanticTokens['shadows'];
}

/** Returns Boardwalk's theme: its tokens with Chakra's component recipes, limited to those the kit uses. */
export const themeOf = ({ colors, semanticColors, shadows }: ThemeValues): SystemConfig => ({
  cssVarsPrefix,
  cssVarsRoot,
  conditions: { dark: 'html[data-theme=dark] &, .dark &', light: 'html[data-theme=light] &' },
  theme: {
    animationStyles,
    breakpoints,
    keyframes,
    layerStyles,
    textStyles,
    tokens: { ...tokens, colors },
    semanticTokens: { colors: semanticColors, radii: stock.radii, shadows },
    recipes,
    slotRecipes,
  },
});

let system: SystemContext | undefined;

/**
 * Returns the system for a page with the style sheet: components take everything else from it. Created lazily, because that work would delay
 * everything after it.
 */
export function systemOfThePage(): SystemContext {
  if (!system) {
    const names = { colors: plainNames, semanticColors: semanticNames, shadows: shadowNames };
    const made = createSystem(defaultBaseConfig, themeOf(names));
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
