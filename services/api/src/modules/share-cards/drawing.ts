import type { Node } from '@takumi-rs/core';

type Style = NonNullable<Node['style']>;

/** Font families of the site: for headlines, and for text, each with its extensions for further languages. */
export const HEADLINE = 'Bricolage, Bricolage Extended, Bricolage Vietnamese';
export const TEXT = 'Instrument, Instrument Extended';

/** Returns a container whose children are in a row, unless its style differs. */
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

/** Returns an image node for one of the images passed to the renderer, by its name. */
export function picture(name: string, style: Style): Node {
  return { type: 'image', src: name, style };
}

/** Characters with double width. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u;

/** Returns the width of a text, in average characters. */
export function lengthOf(text: string): number {
  return Array.from(text).reduce((length, sign) => length + (WIDE.test(sign) ? 2 : 1), 0);
}

/** Returns the font size of a title in pixels: that of the first step whose length it doesn't exceed. */
export function sizeFor(title: string, steps: readonly (readonly [most: number, size: number])[]): number {
  return (steps.find(([most]) => lengthOf(title) <= most) ?? steps.at(-1))?.[1] ?? 0;
}
