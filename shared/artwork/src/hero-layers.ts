import { variablePalette } from './palette/palette.ts';
import { type HeroLayer, heroLayersWith } from './scenes/hero.ts';

let drawn: readonly HeroLayer[] | undefined;

/**
 * Returns the hero as layers for parallax; its colors are custom properties, so it follows the theme. Drawn at the first call,
 * because not every page shows it.
 */
export function heroLayers(): readonly HeroLayer[] {
  drawn ??= heroLayersWith(variablePalette);
  return drawn;
}
