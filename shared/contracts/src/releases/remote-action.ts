import { z } from 'zod';
import { PERMISSION_GROUP_NAMES } from '../access/permission-groups.ts';
import { PERMISSIONS } from '../access/permissions.ts';
import { localLine } from './local-line.ts';

/** They stand in every page. */
const MOST_ACTIONS = 8;

/**
 * What somebody can do on a page of the remote, as the search of the site offers it: "Write an article". It is offered to whoever has its `permission` (one, or
 * any of a group) and may open the page.
 */
export const remoteActionSchema = z.object({
  /** One of the remote's own pages, without a parameter. */
  path: z.string().regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'Paths look like /news/create.'),
  label: localLine(40),
  permission: z.enum([...PERMISSIONS, ...PERMISSION_GROUP_NAMES]).optional(),
});
export type RemoteAction = z.infer<typeof remoteActionSchema>;

export const remoteActionsSchema = z
  .array(remoteActionSchema)
  .max(MOST_ACTIONS, `At most ${MOST_ACTIONS} actions.`)
  .refine((actions) => new Set(actions.map(({ path }) => path)).size === actions.length, {
    message: 'Name each path once.',
  });
