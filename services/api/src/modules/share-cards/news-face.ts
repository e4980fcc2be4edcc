import type { Node } from '@takumi-rs/core';
import { box, HEADLINE, lengthOf, picture, sizeFor, TEXT, words } from './drawing.ts';
import type { FaceInput } from './share-card.ts';

const TITLE_SIZES = [
  [24, 84],
  [45, 70],
  [70, 58],
  [100, 48],
  [150, 41],
] as const;
/** Maximum length of a title that leaves space for the content below it. */
const SHORT_TITLE = 70;
const PICTURE_WIDTH = 480;

/** Greek capitals lose their accents, which only the rules of the Greek locale apply. */
const inCapitals = (text: string) =>
  text.toLocaleUpperCase(/\p{Script=Greek}/u.test(text) ? 'el' : undefined);

/** Layout with the masthead, a headline, and the article's picture over the full height next to them. */
export function newsFace({ title, summary, over, site, colours, picture: shown }: FaceInput): Node {
  const { ground, text, quiet, accent } = colours.light;
  const masthead = box(
    {
      justifyContent: 'space-between',
      alignItems: 'flex-end',
      borderBottom: `6px solid ${text}`,
      paddingBottom: 16,
    },
    words(site, { fontFamily: HEADLINE, fontWeight: 800, fontSize: 46, lineHeight: 1, lineClamp: 1 }),
    words('News', { fontFamily: HEADLINE, fontWeight: 600, fontSize: 30, lineHeight: 1 }),
  );
  const story = box(
    { flexDirection: 'column', gap: 16, paddingTop: 30 },
    words(inCapitals(over.join(', ')), {
      color: accent,
      fontWeight: 600,
      fontSize: 25,
      letterSpacing: '0.06em',
      lineHeight: 1,
    }),
    words(title, {
      fontFamily: HEADLINE,
      fontWeight: 700,
      fontSize: sizeFor(title, TITLE_SIZES),
      lineHeight: 1.05,
      letterSpacing: '-0.02em',
      textWrap: 'balance',
      lineClamp: 7,
    }),
    lengthOf(title) <= SHORT_TITLE
      ? words(summary, { color: quiet, fontSize: 28, lineHeight: 1.35, lineClamp: 3 })
      : undefined,
  );
  return box(
    { width: '100%', height: '100%', backgroundColor: ground, color: text, fontFamily: TEXT },
    box(
      {
        flexDirection: 'column',
        flexGrow: 1,
        flexBasis: 0,
        minWidth: 0,
        padding: '44px 52px 40px 56px',
      },
      masthead,
      story,
    ),
    shown &&
      picture(shown.name, {
        width: PICTURE_WIDTH,
        height: '100%',
        objectFit: 'cover',
        objectPosition: `${shown.focus.x * 100}% ${shown.focus.y * 100}%`,
      }),
  );
}
