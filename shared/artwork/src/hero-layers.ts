import { variablePalette } from './palette/palette.ts';
import { type HeroLayer, heroLayersWith } from './scenes/hero.ts';

/** The hero as layers for parallax; its colours are custom properties, so it follows the theme by itself. */
export const heroLayers: readonly HeroLayer[] = heroLayersWith(variablePalette);
