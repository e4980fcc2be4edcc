import type { SystemConfig } from '@chakra-ui/react';
import {
  badgeRecipe,
  buttonRecipe,
  containerRecipe,
  dialogSlotRecipe,
  drawerSlotRecipe,
  fieldSlotRecipe,
  headingRecipe,
  inputRecipe,
  linkRecipe,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  popoverSlotRecipe,
  skeletonRecipe,
  spinnerRecipe,
  switchSlotRecipe,
  tableSlotRecipe,
  textareaRecipe,
  toastSlotRecipe,
  tooltipSlotRecipe,
} from '@chakra-ui/react/theme';

type ThemeConfig = NonNullable<SystemConfig['theme']>;

/** Only what the kit exports is here: a recipe that nobody uses would be sent to every visitor. */
export const recipes: ThemeConfig['recipes'] = {
  badge: badgeRecipe,
  button: {
    ...buttonRecipe,
    base: {
      ...buttonRecipe.base,
      fontWeight: 'semibold',
      lineHeight: '1.15',
      _active: { transform: 'translateY(1px)' },
    },
    defaultVariants: { ...buttonRecipe.defaultVariants, size: 'md' },
  },
  container: {
    ...containerRecipe,
    base: { ...containerRecipe.base, maxWidth: 'page', px: { base: '4', sm: '6', lg: '8' } },
  },
  heading: { ...headingRecipe, base: { ...headingRecipe.base, fontWeight: '700', textWrap: 'balance' } },
  input: inputRecipe,
  link: linkRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
};

export const slotRecipes: ThemeConfig['slotRecipes'] = {
  dialog: dialogSlotRecipe,
  drawer: drawerSlotRecipe,
  field: fieldSlotRecipe,
  menu: menuSlotRecipe,
  nativeSelect: nativeSelectSlotRecipe,
  popover: popoverSlotRecipe,
  switch: switchSlotRecipe,
  table: tableSlotRecipe,
  toast: toastSlotRecipe,
  tooltip: tooltipSlotRecipe,
};
