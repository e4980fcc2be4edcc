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
 * On narrow windows a label may take more than one line. A window is also narrow when its text is large: breakpoints are in `em`, so they
 * follow the font size of the browser.
 */
const WRAPPED_WHEN_NARROW = { whiteSpace: { base: 'normal', md: 'nowrap' }, maxWidth: '100%' } as const;

/** Buttons grow with their labels. */
const buttonSizes = Object.fromEntries(
  Object.entries(buttonRecipe.variants?.size ?? {}).map(([name, { h, ...size }]) => [
    name,
    { ...size, minH: h, h: { base: 'fit-content', md: h } },
  ]),
);

/** The recipes of the components that every page may have. The others come with their component (`chakra/*.chunk.ts`). */
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
