import type { Node } from '@takumi-rs/core';

type Style = NonNullable<Node['style']>;

/** The faces of the site: one for headlines, one for text, each with the letters of further languages behind it. */
export const HEADLINE = 'Bricolage, Bricolage Extended, Bricolage Vietnamese';
export const TEXT = 'Instrument, Instrument Extended';

/** A box whose children stand in a row, unless its style says otherwise. */
export function box(style: Style, ...children: (Node | undefined)[]): Node {
  return {
    type: 'container',
    style: { display: 'flex', ...style },
    children: children.filter((child) => child !== undefined),
  };
}

export function words(text: string, style: Style): Node {
  return { type: 'text', text, style };
}

/** One of the pictures that are handed to the renderer, by its name there. */
export function picture(name: string, style: Style): Node {
  return { type: 'image', src: name, style };
}

/** Signs that are twice as wide as a letter. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u;

/** Returns the width of a text, in letters. */
export function lengthOf(text: string): number {
  return Array.from(text).reduce((length, sign) => length + (WIDE.test(sign) ? 2 : 1), 0);
}

/** How large a title is set: the size beside the first length that it doesn't exceed, in pixels. */
export function sizeFor(title: string, steps: readonly (readonly [most: number, size: number])[]): number {
  return (steps.find(([most]) => lengthOf(title) <= most) ?? steps.at(-1))?.[1] ?? 0;
}
