import { chakra } from '@boardwalk/kit';

/** Columns of a paper, with a rule between neighbours and one under each row. */
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
      // Rules stand between columns: the first one of a row has its own outside of the paper.
      marginInlineStart: { md: '-1px' },
      borderInlineStartWidth: { md: '1px' },
    },
    marginInline: { md: '-6' },
  },
});
