import { readFile } from 'node:fs/promises';
import type { ImageSource, Node, Renderer } from '@takumi-rs/core';
import { loadCardFonts } from './card-fonts.ts';
import { fontsOf } from './drawable-text.ts';
import type { LetterFont } from './letter-fonts.ts';
import { CARD_SIZE } from './share-card.ts';

const QUALITY = 86;

/** Renderer with the names of its fonts. */
interface Drawer {
  renderer: Renderer;
  faces: readonly string[];
  /** Fonts of further scripts by their names; each one is loaded with the first text that needs it. */
  letters: Map<string, Promise<unknown>>;
}

let drawer: Promise<Drawer> | undefined;

/** Loads the library for the first card, so that a process without cards doesn't. */
async function makeDrawer(): Promise<Drawer> {
  const [{ Renderer }, fonts] = await Promise.all([import('@takumi-rs/core'), loadCardFonts()]);
  // The pictures of each card are different, so a cache would be useless.
  const renderer = new Renderer({ cacheMaxBytes: 0 });
  for (const font of fonts) await renderer.registerFont(font);
  return { renderer, faces: fonts.map(({ name }) => name), letters: new Map() };
}

/** Renders a card as a JPEG, on a worker thread. */
export function drawCard(face: Node, images: ImageSource[]): Promise<Buffer> {
  return drawPicture(face, images, { ...CARD_SIZE, format: 'jpeg', quality: QUALITY });
}

/** Renders a picture of any size, on a worker thread. */
export async function drawPicture(
  node: Node,
  images: ImageSource[],
  options: { width: number; height: number; format: 'jpeg' | 'png'; quality?: number },
): Promise<Buffer> {
  drawer ??= makeDrawer();
  drawer.catch(() => {
    drawer = undefined;
  });
  const { renderer, faces, letters } = await drawer;
  const further = await fontsIn(node);
  await Promise.all(further.map((font) => addFont(renderer, letters, font)));
  const fontFamilies = [...faces, ...further.map(({ name }) => name)];
  return renderer.render(node, { ...options, images, fontFamilies });
}

function addFont(
  renderer: Renderer,
  letters: Drawer['letters'],
  { name, path }: LetterFont,
): Promise<unknown> {
  const known = letters.get(name);
  if (known) return known;
  const adding = readFile(path).then((data) => renderer.registerFont({ name, data }));
  letters.set(name, adding);
  adding.catch(() => letters.delete(name));
  return adding;
}

/** Returns the additional fonts for the texts of a picture, without duplicates. */
async function fontsIn(node: Node): Promise<LetterFont[]> {
  const found = await Promise.all(textsIn(node).map((text) => fontsOf(text)));
  return [...new Map(found.flatMap((fonts) => fonts ?? []).map((font) => [font.name, font])).values()];
}

function textsIn(node: Node): string[] {
  if (node.type === 'text') return [node.text];
  return node.type === 'container' ? (node.children ?? []).flatMap(textsIn) : [];
}
