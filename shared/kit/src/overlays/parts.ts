import type { ComponentType } from 'react';
import { later, laterParts } from '../later/later.ts';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { over } from './over.tsx';
import { type Overlays, overlays } from './overlays.ts';

const FRAME = [
  'Root',
  'Trigger',
  'Backdrop',
  'Positioner',
  'Content',
  'Header',
  'Title',
  'Description',
  'Body',
  'Footer',
  'ActionTrigger',
  'CloseTrigger',
] as const;

type Dialogs = Pick<Overlays['Dialog'], (typeof FRAME)[number]>;
type Drawers = Pick<Overlays['Drawer'], (typeof FRAME)[number]>;

const dialog: Dialogs = laterParts(overlays, ({ Dialog }) => Dialog, FRAME);
const drawer: Drawers = laterParts(overlays, ({ Drawer }) => Drawer, FRAME);
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

export const ConfirmDialog: ComponentType<ConfirmDialogProps> = over(
  later(overlays, (parts) => parts.ConfirmDialog),
);
export const Dialog: Dialogs = { ...dialog, Root: over(dialog.Root) };
export const Drawer: Drawers = { ...drawer, Root: over(drawer.Root) };
/** Its trigger comes with it, so what it stands in waits: draw a plain button until somebody wants the menu. */
export const Menu: Pick<Overlays['Menu'], (typeof MENU)[number]> = laterParts(
  overlays,
  ({ Menu }) => Menu,
  MENU,
);
/** A part of the page, which waits for it. */
const SWITCH = ['Root', 'HiddenInput', 'Label', 'Control', 'Thumb'] as const;
export const Switch: Pick<Overlays['Switch'], (typeof SWITCH)[number]> = laterParts(
  overlays,
  ({ Switch }) => Switch,
  SWITCH,
);
