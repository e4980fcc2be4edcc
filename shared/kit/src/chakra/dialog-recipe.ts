import { dialogSlotRecipe } from '@chakra-ui/react/theme';

/** Centered in the window; on phones at the bottom edge, full width. */
const center = {
  positioner: { alignItems: { base: 'flex-end', sm: 'center' } },
  content: {
    '--dialog-base-margin': { base: 'spacing.16', sm: 'auto' },
    mx: 'auto',
    mb: { base: '0', sm: 'auto' },
    borderBottomRadius: { base: '0', sm: 'l3' },
  },
};

/** Recipe of Chakra's dialog with Boardwalk's styles. */
export const dialogRecipe = {
  ...dialogSlotRecipe,
  variants: {
    ...dialogSlotRecipe.variants,
    placement: { ...dialogSlotRecipe.variants?.placement, center },
  },
  defaultVariants: { ...dialogSlotRecipe.defaultVariants, placement: 'center' },
};
