import { lettering } from '../city/lettering.ts';
import { place } from '../draw.ts';
import { hero } from './hero.ts';
import type { Scene } from './scene.ts';

export const socialCard: Scene = {
  name: 'social-card',
  width: 1200,
  height: 630,
  variants: ['night'],
  alt: 'Meridian RP: the skyline of the city over the bay at dusk.',
  draw: (ink) => [
    place(hero(ink), -345, -22, 0.66),
    place(lettering('MERIDIAN', ink.paper, 15), 72, 92, 0.86),
    place(lettering('RP', ink.lamp, 15), 72, 214, 0.86),
  ],
};
