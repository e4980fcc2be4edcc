import type { Node } from '@takumi-rs/core';
import { box, HEADLINE, picture, sizeFor, TEXT, words } from './drawing.ts';
import type { FaceInput } from './share-card.ts';

const NAME_SIZES = [
  [8, 150],
  [14, 112],
  [22, 84],
  [60, 56],
] as const;

/** Layout with the name of the site and its tagline, on its picture. */
export function siteFace({ title, summary, colours: { dark }, picture: shown, mark }: FaceInput): Node {
  const all = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;
  return box(
    { width: '100%', height: '100%', backgroundColor: dark.ground, color: dark.text, fontFamily: TEXT },
    shown &&
      picture(shown.name, {
        ...all,
        objectFit: 'cover',
        objectPosition: `${shown.focus.x * 100}% ${shown.focus.y * 100}%`,
      }),
    shown &&
      box({
        ...all,
        backgroundImage: `linear-gradient(180deg, ${dark.ground}f2 0%, ${dark.ground}b0 45%, ${dark.ground}00 100%)`,
      }),
    box(
      { ...all, padding: '64px 72px', flexDirection: 'column', gap: 24 },
      mark ? picture(mark, { width: 96, height: 96, borderRadius: 20 }) : undefined,
      words(title, {
        fontFamily: HEADLINE,
        fontWeight: 800,
        fontSize: sizeFor(title, NAME_SIZES),
        lineHeight: 1,
        letterSpacing: '-0.03em',
        lineClamp: 2,
      }),
      words(summary, { color: dark.text, fontSize: 36, lineHeight: 1.3, maxWidth: 860, lineClamp: 2 }),
    ),
  );
}
