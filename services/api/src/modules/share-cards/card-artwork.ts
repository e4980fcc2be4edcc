import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import type { ShareCard } from './share-card.ts';

/** What is drawn where a page has no picture of its own, and which point of it stays in sight. */
const SCENES = {
  news: { file: 'hero-morning/1440.jpg', focus: { x: 0.88, y: 1 } },
  docs: { file: 'world-night/960.jpg', focus: { x: 0.7, y: 0.5 } },
} satisfies Record<ShareCard['face'], unknown>;
const MARK = 'brand/icon-192.png';

/** Pictures from the site's own artwork. Cards are drawn without those that aren't built. */
@Injectable()
export class CardArtwork {
  private readonly folder: string;

  constructor(@Inject(CONFIGURATION) { artworkDir }: Configuration) {
    this.folder = artworkDir;
  }

  async scene(face: ShareCard['face']) {
    const { file, focus } = SCENES[face];
    const data = await this.read(file);
    return data && { data, focus };
  }

  mark(): Promise<Buffer | undefined> {
    return this.read(MARK);
  }

  private read(file: string): Promise<Buffer | undefined> {
    return readFile(join(this.folder, file)).catch(() => undefined);
  }
}
