import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Scenery } from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import type { CardFace } from './share-card.ts';

interface Scene {
  file: string;
  focus: { x: number; y: number };
}

/** Pictures for pages without their own, with their focal point. */
const SCENES: Record<Scenery, Partial<Record<CardFace, Scene>>> = {
  harbour: {
    news: { file: 'hero-morning/1440.jpg', focus: { x: 0.88, y: 1 } },
    docs: { file: 'world-night/960.jpg', focus: { x: 0.7, y: 0.5 } },
    site: { file: 'hero-night/1440.jpg', focus: { x: 0.6, y: 1 } },
  },
  mountain: {
    news: { file: 'mountain-hero-morning/1440.jpg', focus: { x: 0.7, y: 0.9 } },
    docs: { file: 'mountain-hero-night/1440.jpg', focus: { x: 0.75, y: 0.8 } },
    site: { file: 'mountain-hero-morning/1440.jpg', focus: { x: 0.6, y: 1 } },
  },
  contours: {},
};

/** Pictures from the artwork of the site. Cards are rendered without those that aren't built. */
@Injectable()
export class CardArtwork {
  private readonly folder: string;

  constructor(@Inject(CONFIGURATION) { artworkDir }: Configuration) {
    this.folder = artworkDir;
  }

  async scene(scenery: Scenery, face: CardFace) {
    const scene = SCENES[scenery][face];
    const data = scene && (await readFile(join(this.folder, scene.file)).catch(() => undefined));
    return data && { data, focus: scene.focus };
  }
}
