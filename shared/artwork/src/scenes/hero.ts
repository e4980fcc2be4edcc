import type { Palette } from '../palette/palette.ts';
import type { Shape } from '../shape.ts';
import { heroCity } from './hero-city.ts';
import { heroFarTowers, heroHills, heroSky } from './hero-distance.ts';
import { heroWater } from './hero-water.ts';

export const heroSize = { width: 2400, height: 1000 } as const;

export type HeroLayer = {
  readonly layer: 'sky' | 'hills' | 'far-towers' | 'city' | 'water';
  /** 0 is at the horizon and doesn't move, 1 moves with the page. */
  readonly depth: number;
  readonly shapes: readonly Shape[];
};

export function heroLayersWith(ink: Palette): readonly HeroLayer[] {
  return [
    { layer: 'sky', depth: 0, shapes: heroSky(ink) },
    { layer: 'hills', depth: 0.12, shapes: heroHills(ink) },
    { layer: 'far-towers', depth: 0.24, shapes: heroFarTowers(ink) },
    { layer: 'city', depth: 0.42, shapes: heroCity(ink) },
    { layer: 'water', depth: 0.7, shapes: heroWater(ink) },
  ];
}

export function hero(ink: Palette): Shape[] {
  return heroLayersWith(ink).flatMap(({ shapes }) => shapes);
}
