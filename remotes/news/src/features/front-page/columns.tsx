import { chakra } from '@boardwalk/kit';

/** Newspaper columns, with a rule between neighbors and one below each row. */
export const Columns = chakra('ol', {
  base: {
    display: 'grid',
    listStyleType: 'none',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
    overflow: 'clip',
    '& > li': {
      position: 'relative',
      minWidth: '0',
      py: '6',
      px: { md: '6' },
      borderBottomWidth: '1px',
      // Rules are between columns: that of the first one in a row is outside of the container.
      marginInlineStart: { md: '-1px' },
      borderInlineStartWidth: { md: '1px' },
    },
    marginInline: { md: '-6' },
  },
});
