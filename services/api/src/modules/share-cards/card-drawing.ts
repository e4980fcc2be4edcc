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
export function drawCard(face: Node, images: ImageSource[]): Promise<Buffer> {
  return drawPicture(face, images, { ...CARD_SIZE, format: 'jpeg', quality: QUALITY });
}

/** Draws a picture of any size, on a thread of its own. */
export async function drawPicture(
  node: Node,
  images: ImageSource[],
  options: { width: number; height: number; format: 'jpeg' | 'png'; quality?: number },
): Promise<Buffer> {
  renderer ??= cardRenderer();
  renderer.catch(() => {
    renderer = undefined;
  });
  return (await renderer).render(node, { ...options, images });
}
