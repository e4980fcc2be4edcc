/** Color of the ground; a `Panel` sets the variable to its own. */
const GROUND = 'var(--ground, var(--chakra-colors-bg))';

/** Layers of a background: shadows at the edges of a scrolled row, and covers in the color of the ground that hide them at the ends. */
const EDGES = [
  `linear-gradient(to right, ${GROUND} 40%, transparent) left / 2.5rem 100% no-repeat local`,
  `linear-gradient(to left, ${GROUND} 40%, transparent) right / 2.5rem 100% no-repeat local`,
  'linear-gradient(to right, var(--chakra-colors-border-emphasized), transparent) left / 0.875rem 100% no-repeat scroll',
  'linear-gradient(to left, var(--chakra-colors-border-emphasized), transparent) right / 0.875rem 100% no-repeat scroll',
].join(', ');

/** Look of a row of tabs. A row that is wider than its place scrolls, because a second line would read as a second level. */
export const TAB_ROW = {
  position: 'relative',
  display: 'flex',
  minW: '0',
  maxW: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  background: EDGES,
  boxShadow: 'inset 0 -1px var(--chakra-colors-border)',
} as const;

/** Look of a tab. The current one is marked by weight and a line, not by color alone. */
export const TAB = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  flexShrink: '0',
  minH: '2.75rem',
  px: '3',
  fontWeight: 'medium',
  lineHeight: '1.25',
  whiteSpace: 'nowrap',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { color: 'fg' },
  _focusVisible: { outlineOffset: '-3px' },
  '&:is([aria-current], [aria-pressed=true], [aria-selected=true])': {
    color: 'fg',
    fontWeight: 'semibold',
    _after: {
      content: '""',
      position: 'absolute',
      insetInline: '3',
      bottom: '0',
      height: '3px',
      borderRadius: 'full',
      bg: 'lamp',
    },
  },
} as const;
