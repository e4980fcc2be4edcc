import { switchSlotRecipe } from '@chakra-ui/react/theme';

const { solid } = switchSlotRecipe.variants?.variant ?? {};

/** Recipe of Chakra's switch with Boardwalk's styles: a switch that is off is visible on every background, too. */
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
