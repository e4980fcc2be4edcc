import { variablePalette } from './palette/palette.ts';
import { type HeroLayer, heroLayersWith } from './scenes/hero.ts';

let drawn: readonly HeroLayer[] | undefined;

/**
 * The hero as layers for parallax; its colours are custom properties, so it follows the theme by itself. Drawn when it is first asked
 * for: not every page that could show it does.
 */
export function heroLayers(): readonly HeroLayer[] {
  drawn ??= heroLayersWith(variablePalette);
  return drawn;
}
