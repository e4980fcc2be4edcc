import { frameAt } from '../demo-stream/frame.ts';
import { FRAME } from '../demo-stream/harbour-traffic.ts';
import { palettes, type Variant } from '../palette/palette.ts';
import type { PictureColorsName } from '../palette/picture-colors.ts';
import { toDocument } from '../shape.ts';
import { hero, heroSize } from './hero.ts';
import type { Scene } from './scene.ts';
import { svgScene } from './svg-scene.ts';
import { world } from './world.ts';

/** Moment of the stream's loop, from 0 to 1, at which the ferry is in the middle of the picture. */
const STILL_AT = 0.4;

const heroScene: Scene = {
  name: 'hero',
  width: heroSize.width,
  height: heroSize.height,
  naturalWidth: 1920,
  variants: ['night', 'morning'],
  alt: 'Meridian across the bay: bridge, ferry and towers at the hour when the lamps come on.',
  markup: (variant) => toDocument(hero(palettes[variant]), heroSize.width, heroSize.height),
};

/** A still of the demo community's own stream, shown for live streams. */
const streamScene: Scene = {
  name: 'stream-harbour',
  width: FRAME.width,
  height: FRAME.height,
  naturalWidth: 960,
  variants: ['night'],
  alt: 'The harbour by night from the promenade: the ferry crosses under the bridge.',
  markup: () => frameAt(STILL_AT, FRAME.width),
};

const pageScene = (name: string) => svgScene(name, { colors: { night: 'night' } });

const featureScene = (name: string) =>
  svgScene(name, { colors: { night: 'night', morning: 'morning' }, naturalWidth: 1280 });

/** A picture of the second community, a mountain town. */
const mountainScene = (name: string, naturalWidth: number) =>
  svgScene(name, { colors: { night: 'mountainNight', morning: 'mountainMorning' }, naturalWidth });

/** Covers of the articles of the demo community, each with its variant. */
const covers: Readonly<Record<string, Variant>> = {
  'cover-courthouse': 'morning',
  'cover-hill-lamps': 'night',
  'cover-pier-nine': 'morning',
  'cover-copper-trial': 'night',
  'cover-constabulary': 'night',
  'cover-dockers': 'morning',
  'cover-regatta': 'morning',
  'cover-lantern-night': 'night',
  'cover-lamplighter': 'night',
  'cover-salt-cellar': 'night',
  'cover-night-ferry': 'night',
  'cover-application-desk': 'morning',
  'cover-harbour-clock': 'morning',
};

/** Buildings and rooms of the demo community's properties, each with its palette. */
const properties: Readonly<Record<string, PictureColorsName>> = {
  'property-apartment-1': 'rose',
  'property-apartment-2': 'night',
  'property-apartment-3': 'blue',
  'property-apartment-4': 'rose',
  'property-apartment-5': 'night',
  'property-apartment-6': 'blue',
  'property-house-1': 'rose',
  'property-house-2': 'night',
  'property-house-3': 'night',
  'property-house-4': 'blue',
  'property-house-5': 'rose',
  'property-house-6': 'rose',
  'property-villa-1': 'rose',
  'property-villa-2': 'blue',
  'property-villa-3': 'night',
  'property-houseboat-1': 'rose',
  'property-houseboat-2': 'night',
  'property-houseboat-3': 'blue',
  'property-shop-1': 'blue',
  'property-shop-2': 'night',
  'property-shop-3': 'rose',
  'property-office-1': 'night',
  'property-office-2': 'rose',
  'property-office-3': 'blue',
  'property-warehouse-1': 'rose',
  'property-warehouse-2': 'night',
  'property-warehouse-3': 'blue',
  'property-garage-1': 'night',
  'property-garage-2': 'blue',
  'property-garage-3': 'rose',
  'interior-bay-room': 'rose',
  'interior-kitchen': 'rose',
  'interior-loft': 'night',
  'interior-office': 'blue',
  'interior-shop-counter': 'night',
  'interior-cabin': 'blue',
};

/** Palette of another version of a property: at another hour, so that the two don't look like the same building. */
const otherHour: Partial<Record<PictureColorsName, PictureColorsName>> = {
  rose: 'blue',
  blue: 'night',
  night: 'rose',
};
/** Properties whose text alternative names the hour. */
const ofTheirHour: readonly string[] = [
  'property-house-3',
  'property-houseboat-3',
  'property-office-1',
  'property-villa-3',
];

/** All pictures. */
export const scenes: readonly Scene[] = [
  heroScene,
  pageScene('carousel-ferry'),
  pageScene('carousel-night-drive'),
  pageScene('carousel-rooftop'),
  pageScene('play-today-banner'),
  pageScene('social-card'),
  featureScene('feature-framework'),
  featureScene('feature-economy'),
  featureScene('feature-community'),
  featureScene('feature-security'),
  world,
  streamScene,
  mountainScene('mountain-hero', 1920),
  mountainScene('mountain-lift', 1440),
  mountainScene('mountain-hut', 1440),
  mountainScene('mountain-square', 1440),
  ...Object.entries(covers).map(([name, variant]) =>
    svgScene(name, { colors: { [variant]: variant }, naturalWidth: 1440, print: 'cover' }),
  ),
  ...Object.entries(properties).map(([name, palette]) =>
    svgScene(name, { colors: { night: palette }, naturalWidth: 1440, print: 'cover' }),
  ),
  ...Object.entries(properties)
    .filter(([name]) => name.startsWith('property-'))
    .map(([name, palette]) =>
      svgScene(name, {
        colors: { night: ofTheirHour.includes(name) ? palette : (otherHour[palette] ?? palette) },
        naturalWidth: 1440,
        print: 'cover',
        as: `${name}-mirrored`,
        mirrored: true,
      }),
    ),
  ...Object.entries(properties)
    .filter(([name]) => name.startsWith('property-apartment-'))
    .map(([name, palette]) =>
      svgScene(name, {
        colors: { night: otherHour[otherHour[palette] ?? palette] ?? palette },
        naturalWidth: 1440,
        print: 'cover',
        as: `${name}-later`,
      }),
    ),
];
