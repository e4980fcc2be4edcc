import type { Node } from '@takumi-rs/core';
import { box, HEADLINE, lengthOf, picture, sizeFor, TEXT, words } from './drawing.ts';
import type { FaceInput } from './share-card.ts';

const TITLE_SIZES = [
  [18, 104],
  [32, 84],
  [60, 66],
  [95, 54],
  [150, 46],
] as const;
const SHORT_TITLE = 60;
const MAP_WIDTH = 640;

/** Layout with the breadcrumb as street signs, the title, and a map of the city that fades towards them. */
export function docsFace({ title, summary, over, site, colours, picture: map, mark }: FaceInput): Node {
  const { ground, text, quiet } = colours.dark;
  const onMap = { position: 'absolute', right: 0, top: 0, width: MAP_WIDTH, height: '100%' } as const;
  return box(
    { width: '100%', height: '100%', backgroundColor: ground, color: text, fontFamily: TEXT },
    map &&
      picture(map.name, {
        ...onMap,
        objectFit: 'cover',
        objectPosition: `${map.focus.x * 100}% ${map.focus.y * 100}%`,
      }),
    box({
      ...onMap,
      backgroundImage: `linear-gradient(90deg, ${ground} 0%, ${ground}b3 40%, ${ground}00 100%)`,
    }),
    box(
      {
        position: 'absolute',
        inset: 0,
        padding: '52px 56px 48px',
        flexDirection: 'column',
        justifyContent: 'space-between',
      },
      box(
        { flexDirection: 'column', gap: 34 },
        box({ gap: 14 }, ...over.map((each) => sign(each, text))),
        words(title, {
          fontFamily: HEADLINE,
          fontWeight: 700,
          fontSize: sizeFor(title, TITLE_SIZES),
          lineHeight: 1.04,
          letterSpacing: '-0.02em',
          textWrap: 'balance',
          maxWidth: 900,
          lineClamp: 5,
        }),
        lengthOf(title) <= SHORT_TITLE
          ? words(summary, { color: quiet, fontSize: 28, lineHeight: 1.35, maxWidth: 700, lineClamp: 3 })
          : undefined,
      ),
      box(
        { alignItems: 'center', gap: 18 },
        mark ? picture(mark, { width: 88, height: 88, margin: '-18px -20px -18px -26px' }) : undefined,
        words(site, { fontFamily: HEADLINE, fontWeight: 700, fontSize: 32, lineHeight: 1 }),
      ),
    ),
  );
}

function sign(text: string, colour: string): Node {
  return words(text, {
    fontFamily: HEADLINE,
    fontWeight: 700,
    fontSize: 28,
    lineHeight: 1,
    padding: '12px 18px',
    border: `3px solid ${colour}`,
    borderRadius: 6,
    maxWidth: 400,
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    overflow: 'hidden',
  });
}
