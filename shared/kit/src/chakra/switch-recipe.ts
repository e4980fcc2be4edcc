import { switchSlotRecipe } from '@chakra-ui/react/theme';

const { solid } = switchSlotRecipe.variants?.variant ?? {};

/** Chakra's switch as Boardwalk shows it: one that is off can be seen on every ground, too. */
export const switchRecipe = {
  ...switchSlotRecipe,
  variants: {
    ...switchSlotRecipe.variants,
    variant: {
      ...switchSlotRecipe.variants?.variant,
      solid: { ...solid, control: { ...solid?.control, bg: 'border.emphasized' } },
    },
  },
};
