import { z } from 'zod';
import { localLine } from './local-line.ts';
import { pagePermissionSchema } from './remote-permission.ts';

/** Limited, because actions are embedded in every page. */
const MAX_ACTIONS = 8;

/**
 * An action on a page of the remote that the site's search offers, such as "Write an article". Offered to users who have its `permission` (one, or
 * any of a group) and may open the page.
 */
export const remoteActionSchema = z.object({
  /** A page of the remote, without parameters. */
  path: z.string().regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'Paths look like /news/create.'),
  label: localLine(40),
  permission: pagePermissionSchema.optional(),
});
export type RemoteAction = z.infer<typeof remoteActionSchema>;

export const remoteActionsSchema = z
  .array(remoteActionSchema)
  .max(MAX_ACTIONS, `At most ${MAX_ACTIONS} actions.`)
  .refine((actions) => new Set(actions.map(({ path }) => path)).size === actions.length, {
    message: 'Name each path once.',
  });
