import type { ButtonProps } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import { lazyComponent, lazyParts } from '../lazy/lazy-component.ts';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { type Overlays, overlays } from './overlays.ts';
import type { PopoverRootProps } from './popover-root.tsx';
import type { SheetRootProps } from './sheet-root.tsx';
import { withOverlayBoundary } from './with-overlay-boundary.tsx';

const DRAWER = ['Root', 'Backdrop', 'Positioner', 'Content', 'Body', 'CloseTrigger'] as const;
type Drawers = Pick<Overlays['Drawer'], (typeof DRAWER)[number]>;
const drawer: Drawers = lazyParts(overlays, ({ Drawer }) => Drawer, DRAWER);

const SHEET = ['Header', 'Title', 'Body', 'Footer'] as const;
type SheetParts = Pick<Overlays['Dialog'], (typeof SHEET)[number]>;
const sheet: SheetParts = lazyParts(overlays, ({ Dialog }) => Dialog, SHEET);

const MENU = [
  'Root',
  'Trigger',
  'Positioner',
  'Content',
  'Item',
  'ItemGroup',
  'ItemGroupLabel',
  'Separator',
] as const;

export const ConfirmDialog: ComponentType<ConfirmDialogProps> = withOverlayBoundary(
  lazyComponent(overlays, (parts) => parts.ConfirmDialog),
);
/** A dialog with its frame: in the middle of the window, on a phone at its lower edge. */
export const Sheet = {
  ...sheet,
  Root: withOverlayBoundary(
    lazyComponent(overlays, (parts) => parts.SheetRoot),
  ) as ComponentType<SheetRootProps>,
  Leave: lazyComponent(overlays, (parts) => parts.SheetLeave) as ComponentType<ButtonProps>,
};
export const Drawer: Drawers = { ...drawer, Root: withOverlayBoundary(drawer.Root) };
/** Its trigger comes with it, so what it stands in waits: draw a plain button until somebody wants the menu. */
export const Menu: Pick<Overlays['Menu'], (typeof MENU)[number]> = lazyParts(
  overlays,
  ({ Menu }) => Menu,
  MENU,
);
const POPOVER = ['Header', 'Title', 'Body', 'Footer'] as const;
type PopoverParts = Pick<Overlays['Popover'], (typeof POPOVER)[number]>;

/** A sheet that hangs on a button, which stands outside of it. */
export const Popover = {
  ...(lazyParts(overlays, ({ Popover }) => Popover, POPOVER) as PopoverParts),
  Root: withOverlayBoundary(
    lazyComponent(overlays, (parts) => parts.PopoverRoot),
  ) as ComponentType<PopoverRootProps>,
};

/** A part of the page, which waits for it. */
const SWITCH = ['Root', 'HiddenInput', 'Label', 'Control', 'Thumb'] as const;
export const Switch: Pick<Overlays['Switch'], (typeof SWITCH)[number]> = lazyParts(
  overlays,
  ({ Switch }) => Switch,
  SWITCH,
);
