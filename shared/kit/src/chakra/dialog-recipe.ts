import { dialogSlotRecipe } from '@chakra-ui/react/theme';

/** In the middle of the window; on a phone at its lower edge, as wide as the screen. */
const center = {
  positioner: { alignItems: { base: 'flex-end', sm: 'center' } },
  content: {
    '--dialog-base-margin': { base: 'spacing.16', sm: 'auto' },
    mx: 'auto',
    mb: { base: '0', sm: 'auto' },
    borderBottomRadius: { base: '0', sm: 'l3' },
  },
};

/** Chakra's dialog as Boardwalk shows it. */
export const dialogRecipe = {
  ...dialogSlotRecipe,
  variants: {
    ...dialogSlotRecipe.variants,
    placement: { ...dialogSlotRecipe.variants?.placement, center },
  },
  defaultVariants: { ...dialogSlotRecipe.defaultVariants, placement: 'center' },
};
