import { carouselFerry } from './carousel-ferry.ts';
import { carouselNightDrive } from './carousel-night-drive.ts';
import { carouselRooftop } from './carousel-rooftop.ts';
import { covers } from './covers/index.ts';
import { featureCommunity } from './feature-community.ts';
import { featureEconomy } from './feature-economy.ts';
import { featureFramework } from './feature-framework.ts';
import { featureSecurity } from './feature-security.ts';
import { hero, heroSize } from './hero.ts';
import { mountainScenes } from './mountain.ts';
import { playTodayBanner } from './play-today-banner.ts';
import { propertyScenes } from './properties/index.ts';
import type { Scene } from './scene.ts';
import { socialCard } from './social-card.ts';
import { world } from './world.ts';

const heroScene: Scene = {
  name: 'hero',
  ...heroSize,
  naturalWidth: 1920,
  variants: ['night', 'morning'],
  alt: 'Meridian across the bay: bridge, ferry and towers at the hour when the lamps come on.',
  draw: hero,
};

/** Every picture there is. */
export const scenes: readonly Scene[] = [
  heroScene,
  carouselFerry,
  carouselNightDrive,
  carouselRooftop,
  playTodayBanner,
  socialCard,
  featureFramework,
  featureEconomy,
  featureCommunity,
  featureSecurity,
  world,
  ...mountainScenes,
  ...covers,
  ...propertyScenes,
];
