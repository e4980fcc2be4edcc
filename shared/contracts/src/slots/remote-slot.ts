import { z } from 'zod';
import { localLine } from '../releases/local-line.ts';
import { remotePermissionKey } from '../releases/remote-permission.ts';
import { routePattern } from '../releases/route-pattern.ts';
import { SLOT_NAMES, type SlotHeight, type SlotName } from './slot-sizes.ts';
import { blockName, SLOTS } from './slots.ts';

/** Maximum number of components that a remote may bring. */
const MAX_SLOTS = 16;

/** A module of a remote, whose source is `src/slots/<name>.tsx`. */
const slotModule = z
  .string()
  .regex(/^\.\/[a-z][a-z0-9-]{0,39}$/, 'A module looks like ./member-polls.')
  .refine((module) => module !== './remote', { message: './remote is the module of the pages.' });

/**
 * A component of a remote that fills a slot.
 * - `module`: its module, `./<name>` for `src/slots/<name>.tsx`.
 * - `height`: space that it gets, whatever it shows. Not for slots with a fixed height.
 * - `access`: members whom it is shown to: everyone (the default), signed-in members, or holders of a permission of the site or of this remote. Only
 *   controls what is shown; the API protects the data.
 * - `title`: its name, for the owner's settings; for a block, in the editor; for a row of the account menu, its label.
 * - `to`: page of this remote that a row of the account menu leads to.
 * - `block`: name of the block in texts. `idLabel`: label of the field for the id of its content; without it a block has no id.
 */
export const remoteSlotSchema = z
  .object({
    slot: z.enum(SLOT_NAMES, `Slots: ${SLOT_NAMES.join(', ')}.`),
    module: slotModule,
    height: z.object({ base: z.int(), md: z.int() }).optional(),
    access: z
      .union(
        [z.literal('public'), z.literal('members'), z.object({ permission: remotePermissionKey })],
        'Access is "public", "members" or { "permission": "…" }.',
      )
      .optional(),
    title: localLine(60).optional(),
    to: routePattern.optional(),
    block: blockName.optional(),
    idLabel: localLine(40).optional(),
  })
  .superRefine((filler, { addIssue }) => {
    for (const { path, message } of problemsOf(filler)) addIssue({ code: 'custom', path: [path], message });
  });
export type RemoteSlot = z.infer<typeof remoteSlotSchema>;

interface Problem {
  path: 'height' | 'title' | 'to' | 'block' | 'idLabel';
  message: string;
}

interface DeclaredSlot {
  slot: SlotName;
  height?: SlotHeight | undefined;
  title?: unknown;
  to?: string | undefined;
  block?: string | undefined;
  idLabel?: unknown;
}

function problemsOf({ slot, height, title, to, block, idLabel }: DeclaredSlot): Problem[] {
  const problems: Problem[] = [];
  const { height: bounds } = SLOTS[slot];
  if (!('min' in bounds)) {
    if (height) problems.push({ path: 'height', message: `${slot} has a fixed height.` });
  } else if (!height || [height.base, height.md].some((px) => px < bounds.min || px > bounds.max))
    problems.push({
      path: 'height',
      message: `${slot} needs a height of ${bounds.min} to ${bounds.max} for base and md.`,
    });
  const isMenu = slot === 'account.menu';
  const isBlock = slot === 'article.blocks';
  if ((isMenu || isBlock) && title === undefined)
    problems.push({ path: 'title', message: `${slot} needs a title.` });
  if (isMenu !== (to !== undefined))
    problems.push({
      path: 'to',
      message: isMenu ? `${slot} needs a page in "to".` : 'Only rows of account.menu lead to a page.',
    });
  if (to?.includes(':')) problems.push({ path: 'to', message: 'A page without parameters.' });
  if (isBlock !== (block !== undefined))
    problems.push({
      path: 'block',
      message: isBlock ? `${slot} needs the name of the block.` : 'Only article.blocks has blocks.',
    });
  if (!isBlock && idLabel !== undefined)
    problems.push({ path: 'idLabel', message: 'Only article.blocks has ids.' });
  return problems;
}

/** Identifies a component among those of its slot. */
const keyOf = ({ slot, module, block = '' }: Pick<RemoteSlot, 'slot' | 'module' | 'block'>) =>
  `${slot} ${block || module}`;

export const remoteSlotsSchema = z
  .array(remoteSlotSchema)
  .max(MAX_SLOTS, `At most ${MAX_SLOTS} slots.`)
  .refine((slots) => new Set(slots.map(keyOf)).size === slots.length, {
    message: 'Name each module once for a slot, and each block once.',
  });
