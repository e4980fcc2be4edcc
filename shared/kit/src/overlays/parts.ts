import { laterParts, over } from './later.tsx';
import type { Overlays } from './overlays.ts';

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

const dialog = laterParts('Dialog', FRAME);
const drawer = laterParts('Drawer', FRAME);
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

export const Dialog = { ...dialog, Root: over(dialog.Root) };
export const Drawer = { ...drawer, Root: over(drawer.Root) };
/** Its trigger comes with it, so what it stands in waits: draw a plain button until somebody wants the menu. */
export const Menu: Pick<Overlays['Menu'], (typeof MENU)[number]> = laterParts('Menu', MENU);
/** A part of the page, which waits for it. */
const SWITCH = ['Root', 'HiddenInput', 'Label', 'Control', 'Thumb'] as const;
export const Switch: Pick<Overlays['Switch'], (typeof SWITCH)[number]> = laterParts('Switch', SWITCH);
