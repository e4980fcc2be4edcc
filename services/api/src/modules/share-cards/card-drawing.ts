import type { ImageSource, Node, Renderer } from '@takumi-rs/core';
import { loadCardFonts } from './card-fonts.ts';
import { CARD_SIZE } from './share-card.ts';

const QUALITY = 86;

let renderer: Promise<Renderer> | undefined;

/** The library that draws. A service that nobody asks for a card doesn't load it. */
async function cardRenderer(): Promise<Renderer> {
  const [{ Renderer }, fonts] = await Promise.all([import('@takumi-rs/core'), loadCardFonts()]);
  // Each card has pictures of its own: nothing of them is worth being kept.
  const made = new Renderer({ cacheMaxBytes: 0 });
  for (const font of fonts) await made.registerFont(font);
  return made;
}

/** Draws a card as a JPEG, on a thread of its own. */
export async function drawCard(face: Node, images: ImageSource[]): Promise<Buffer> {
  renderer ??= cardRenderer();
  renderer.catch(() => {
    renderer = undefined;
  });
  return (await renderer).render(face, { ...CARD_SIZE, format: 'jpeg', quality: QUALITY, images });
}
