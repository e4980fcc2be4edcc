import type { SystemConfig } from '@chakra-ui/react';
import {
  alertSlotRecipe,
  badgeRecipe,
  buttonRecipe,
  containerRecipe,
  emptyStateSlotRecipe,
  headingRecipe,
  linkRecipe,
  separatorRecipe,
  skeletonRecipe,
  spinnerRecipe,
} from '@chakra-ui/react/theme';

type ThemeConfig = NonNullable<SystemConfig['theme']>;

/** The recipes of the components that every page may have. The others come with their component (`chakra/*.chunk.ts`). */
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
  link: linkRecipe,
  separator: separatorRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
};

export const slotRecipes: ThemeConfig['slotRecipes'] = {
  alert: alertSlotRecipe,
  emptyState: emptyStateSlotRecipe,
};
