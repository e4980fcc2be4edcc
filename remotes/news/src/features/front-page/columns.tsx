import { chakra } from '@boardwalk/kit';

/** In three columns: the only story of the last row, and the two of it. */
const ALONE = '& > li:last-child:nth-of-type(3n + 1)';
const IN_PAIR = '& > li:nth-last-of-type(2):nth-of-type(3n + 1), & > li:last-child:nth-of-type(3n + 2)';
/** In two columns: the only story of the last row. */
const ALONE_OF_TWO = '& > li:last-child:nth-of-type(2n + 1)';

/**
 * Newspaper columns, with a rule between neighbors and one below each row, as wide as the page. The stories of the last row fill it. Six tracks, for
 * two or three columns.
 */
export const Columns = chakra('ol', {
  base: {
    display: 'grid',
    listStyleType: 'none',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(6, minmax(0, 1fr))' },
    columnGap: { md: '3rem' },
    // Cuts off the rules outside of the first and the last column.
    overflowX: 'clip',
    '& > li': {
      position: 'relative',
      minWidth: '0',
      py: '6',
      gridColumn: { md: 'span 3', lg: 'span 2' },
      _before: {
        content: '""',
        position: 'absolute',
        insetBlock: '0',
        insetInlineStart: '-1.5rem',
        borderInlineStartWidth: { md: '1px' },
      },
      _after: {
        content: '""',
        position: 'absolute',
        bottom: '0',
        insetInline: { base: '0', md: '-1.5rem' },
        borderBottomWidth: '1px',
      },
    },
    [ALONE_OF_TWO]: { gridColumn: { md: 'span 6', lg: 'span 2' } },
    [ALONE]: { gridColumn: { lg: 'span 6' } },
    [IN_PAIR]: { gridColumn: { lg: 'span 3' } },
    // A story as wide as the page has its text next to its picture.
    [`${ALONE} > article`]: { flexDirection: { lg: 'row' }, gap: { lg: '6' } },
    [`${ALONE} > article > img`]: { width: { lg: '23rem' }, flexShrink: '0' },
  },
});
