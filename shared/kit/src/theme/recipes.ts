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

/**
 * In narrow windows a label may wrap. A window is also narrow if its text is large: breakpoints are in `em`, so they follow the browser's font size.
 */
const WRAPPED_WHEN_NARROW = { whiteSpace: { base: 'normal', md: 'nowrap' }, maxWidth: '100%' } as const;

/** Minimum heights, so that buttons grow with their labels. */
const buttonSizes = Object.fromEntries(
  Object.entries(buttonRecipe.variants?.size ?? {}).map(([name, { h, ...size }]) => [
    name,
    { ...size, minH: h, h: { base: 'fit-content', md: h } },
  ]),
);

/** Recipes of the components in the initial bundle. The others are in their component's chunk (`chakra/*.chunk.ts`). */
export const recipes: ThemeConfig['recipes'] = {
  badge: { ...badgeRecipe, base: { ...badgeRecipe.base, ...WRAPPED_WHEN_NARROW } },
  button: {
    ...buttonRecipe,
    base: {
      ...buttonRecipe.base,
      fontWeight: 'semibold',
      lineHeight: '1.15',
      ...WRAPPED_WHEN_NARROW,
      _active: { transform: 'translateY(1px)' },
    },
    variants: { ...buttonRecipe.variants, size: buttonSizes },
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
