import type { Node } from '@takumi-rs/core';
import { docsFace } from './docs-face.ts';
import { newsFace } from './news-face.ts';
import type { ShareCard } from './share-card.ts';

/** A card as it is drawn: its texts, and the pictures by the names under which the renderer gets them. */
export interface FaceInput extends Pick<ShareCard, 'title' | 'summary' | 'over'> {
  site: string;
  /** Absent when nothing can be shown there. */
  picture?: { name: string; focus: { x: number; y: number } };
  mark?: string;
}

export const FACES: Record<ShareCard['face'], (input: FaceInput) => Node> = {
  news: newsFace,
  docs: docsFace,
};
