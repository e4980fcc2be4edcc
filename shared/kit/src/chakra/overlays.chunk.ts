import * as chakra from '@chakra-ui/react';
import * as theme from '@chakra-ui/react/theme';
import { MenuRoot } from '../overlays/menu-root.tsx';
import { dialogRecipe } from './dialog-recipe.ts';
import { withSlotRecipe } from './with-recipe.tsx';

/** Overlay components, each with its recipe. */
export const Dialog = withSlotRecipe(chakra.Dialog, dialogRecipe);
export const Drawer = withSlotRecipe(chakra.Drawer, theme.drawerSlotRecipe);
export const Menu: typeof chakra.Menu = withSlotRecipe(
  { ...chakra.Menu, Root: MenuRoot },
  theme.menuSlotRecipe,
);
export const Popover = withSlotRecipe(chakra.Popover, theme.popoverSlotRecipe);
export { TooltipBubble } from '../overlays/tooltip-bubble.tsx';
export { ActionToaster } from '../toasts/action-toaster.tsx';
export { NoticeToaster } from '../toasts/notice-toaster.tsx';
