import { z } from 'zod';
import { REMOTE_NAME } from '../releases/remote-name.ts';
import { BLOCK_ID, BLOCK_NAME } from './remote-block.ts';
import { MENU_ROW_HEIGHT, type SlotHeight, type SlotName } from './slot-sizes.ts';

/** Name of a block that a remote offers for texts. */
export const blockName = z.string().regex(BLOCK_NAME, 'A block looks like poll.');

/** Schema of {@link RemoteBlock}. */
export const remoteBlockSchema = z.object({
  remote: z.string().regex(REMOTE_NAME),
  block: blockName,
  id: z.string().regex(BLOCK_ID, 'Letters, digits, dashes.'),
});

/** Definition of a slot. */
interface SlotDefinition {
  /** Schema of the props that each of its components gets. */
  props: z.ZodObject;
  /** Bounds of the height that a component declares, in pixels at the default text size; or the fixed height of the slot. */
  height: { min: number; max: number } | SlotHeight;
}

const nothing = z.object({});

/** The slots, with the props of their components and the bounds of their heights. */
export const SLOTS = {
  'home.tonight': { props: nothing, height: { min: 64, max: 400 } },
  'member.profile.sections': {
    props: z.object({ memberHandle: z.string().min(1) }),
    height: { min: 64, max: 640 },
  },
  'event.page.aside': { props: z.object({ eventId: z.uuid() }), height: { min: 64, max: 480 } },
  'property.page.aside': { props: z.object({ propertyId: z.uuid() }), height: { min: 64, max: 480 } },
  'admin.dashboard.cards': { props: nothing, height: { min: 64, max: 480 } },
  'account.menu': { props: nothing, height: MENU_ROW_HEIGHT },
  'article.blocks': { props: remoteBlockSchema, height: { min: 40, max: 960 } },
} as const satisfies Record<SlotName, SlotDefinition>;

/** Props that a component gets in a slot. */
export type SlotProps<Name extends SlotName> = z.infer<(typeof SLOTS)[Name]['props']>;
