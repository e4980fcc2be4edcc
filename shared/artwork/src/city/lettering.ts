import { place, stroke } from '../draw.ts';
import type { Shape } from '../shape.ts';

/** Poster capitals as pen strokes, 100 high: advance width and path. Only the letters the pictures spell. */
const capitals: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [78, 'M0 100L39 0L78 100M14 68H64'],
  D: [68, 'M0 0V100H22a46 50 0 0 0 0 -100z'],
  E: [54, 'M54 0H0V100H54M0 49H46'],
  I: [0, 'M0 0V100'],
  M: [88, 'M0 100V0L44 66L88 0V100'],
  N: [68, 'M0 100V0L68 100V0'],
  P: [60, 'M0 100V0H31a29 29 0 0 1 0 58H0'],
  R: [62, 'M0 100V0H31a28 28 0 0 1 0 56H0M31 56L62 100'],
};

const gap = 34;

/** Sets a word from the top left corner; a letter without a drawing is refused. */
export function lettering(word: string, colour: string, weight: number): Shape[] {
  let x = 0;
  return [...word].map((letter) => {
    const drawn = capitals[letter];
    if (!drawn) throw new Error(`The lettering has no "${letter}"`);
    const shape = place(
      [stroke(drawn[1], colour, weight, { strokeLinejoin: 'miter', strokeMiterlimit: 6 })],
      x,
      0,
    );
    x += drawn[0] + gap;
    return shape;
  });
}
