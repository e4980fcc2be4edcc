import { Box, chakra, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from '../routing/link.tsx';

/** A place, or something at a place, on a drawn map. */
export interface MapMark {
  id: string;
  /** `place` is a name on the map, `event` and `listing` are pins. */
  kind: 'place' | 'event' | 'listing';
  /** Position in the units of the map. */
  x: number;
  y: number;
  /** Text alternative: everything that the mark tells. */
  label: string;
  /** Visible text; pins have room for two characters. */
  text: string;
  /** Visible text on phones, if `text` is too long there. */
  shortText?: string;
  /** Target within the site; without one the mark is no link. */
  to?: string;
}

interface MapMarksProps {
  /** Size of the map, in its units. */
  width: number;
  height: number;
  /** Accessible name of the list of marks. */
  label: string;
  marks: readonly MapMark[];
  /** The drawing, as wide as its parent, with the aspect ratio of the map. */
  children: ReactNode;
}

const PIN_COLORS = {
  event: { bg: 'signal.solid', color: 'signal.contrast' },
  listing: { bg: 'tide.solid', color: 'tide.contrast' },
} as const;

/**
 * A drawing with linked marks: a list whose items are placed on it. Later marks cover earlier ones.
 * @param props.width size of the map in its own units, in which the positions of the marks are.
 */
export function MapMarks({ width, height, label, marks, children }: MapMarksProps) {
  return (
    <Box position="relative">
      {children}
      <chakra.ul aria-label={label} listStyleType="none" position="absolute" inset="0" pointerEvents="none">
        {marks.map((mark) => (
          <chakra.li
            key={mark.id}
            position="absolute"
            left={`${((mark.x / width) * 100).toFixed(2)}%`}
            top={`${((mark.y / height) * 100).toFixed(2)}%`}
            // A pin is above the name of its place, so that both can be tapped.
            transform={
              mark.kind === 'place' ? 'translate(-50%, -50%)' : 'translate(-50%, calc(-100% - 1.25rem))'
            }
            pointerEvents="auto"
          >
            <Mark {...mark} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}

function Mark({ kind, label, text, shortText = text, to }: MapMark) {
  // A place is named by its visible text, because people say what they see; pins show only a sign.
  const name = kind === 'place' ? undefined : label;
  const rest = label.startsWith(text) ? label.slice(text.length) : ` ${label}`;
  const content =
    kind === 'place' ? (
      <>
        <chakra.span hideBelow="md">
          {text}
          {rest && <VisuallyHidden>{rest}</VisuallyHidden>}
        </chakra.span>
        <chakra.span hideFrom="md">
          {shortText}
          {shortText !== label && <VisuallyHidden> {label}</VisuallyHidden>}
        </chakra.span>
      </>
    ) : (
      <>
        <chakra.span aria-hidden hideBelow="md">
          {text}
        </chakra.span>
        <chakra.span aria-hidden hideFrom="md">
          {shortText}
        </chakra.span>
      </>
    );
  return (
    <chakra.span
      asChild
      display="grid"
      placeItems="center"
      minW="6"
      minH="6"
      fontFamily="heading"
      fontWeight="700"
      fontSize="sm"
      lineHeight="1"
      whiteSpace="nowrap"
      {...(kind === 'place'
        ? {
            px: '2',
            borderRadius: 'sm',
            borderWidth: '1.5px',
            borderColor: 'fg',
            bg: 'bg.panel',
            color: 'fg',
          }
        : {
            boxSize: '7',
            borderRadius: '999px 999px 999px 0',
            borderWidth: '2px',
            borderColor: 'bg.panel',
            ...PIN_COLORS[kind],
          })}
      _hover={to === undefined ? undefined : { outline: '2px solid', outlineColor: 'fg' }}
    >
      {to === undefined ? (
        <span role="img" aria-label={label} title={label}>
          {content}
        </span>
      ) : (
        <Link to={to} aria-label={name} title={label}>
          {content}
        </Link>
      )}
    </chakra.span>
  );
}
