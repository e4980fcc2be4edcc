import { z } from 'zod';
import { PERMISSION_GROUP_NAMES } from '../access/permission-groups.ts';
import { PERMISSIONS } from '../access/permissions.ts';
import { ROLE_NAMES } from '../access/roles.ts';
import { NAVIGATION_COUNTS } from '../live/navigation-counts.ts';
import { embedSourcesSchema } from './embed-source.ts';
import { localLine } from './local-line.ts';
import { cardAddress } from './page-card.ts';
import { remoteActionsSchema } from './remote-action.ts';
import { REMOTE_NAME } from './remote-name.ts';

/**
 * Access rule of a route: everyone, signed-in users, or holders of one of the roles (others are redirected to `/`). Only controls which page is
 * shown; the API protects the data.
 */
export const routeAccessSchema = z.union(
  [z.literal('public'), z.literal('member'), z.object({ anyRole: z.array(z.enum(ROLE_NAMES)).min(1) })],
  `Access is "public", "member" or { "anyRole": ["…"] } with roles of: ${ROLE_NAMES.join(', ')}.`,
);
export type RouteAccess = z.infer<typeof routeAccessSchema>;

/** A page of a remote: its path pattern, access, and share card. */
export const remoteRouteSchema = z.object({
  path: z
    .string()
    .regex(/^\/([a-z0-9-]+|:[a-zA-Z]+)?(\/([a-z0-9-]+|:[a-zA-Z]+))*$/, 'Paths look like /news/:id.'),
  access: routeAccessSchema,
  title: localLine(70),
  description: localLine(200).optional(),
  /** API path of the share card, for routes with a parameter. */
  card: cardAddress.optional(),
});
export type RemoteRoute = z.infer<typeof remoteRouteSchema>;

/**
 * A navigation link of a remote. `order` sorts it among the others, lower first. An `admin` link is shown to admins, to holders of its `permission`
 * (one, or any of a group), and to those whose role may open its route. An `onboarding` page is in no menu: new members are sent to the first of
 * them.
 */
export const remoteNavigationSchema = z.object({
  area: z.enum(['main', 'admin', 'onboarding']),
  label: localLine(30),
  to: z.string().startsWith('/'),
  order: z.int(),
  permission: z.enum([...PERMISSIONS, ...PERMISSION_GROUP_NAMES]).optional(),
  /** Topic of the count next to it. Of several links with the same count, a member sees it on the first that they may open. */
  count: z.enum(NAVIGATION_COUNTS).optional(),
});

/** Size limits of a remote in a page, in bytes after brotli: its entry, and its first page (exposed module with styles). */
export const budgetsSchema = z.object({ entry: z.int().positive(), page: z.int().positive() });
export type Budgets = z.infer<typeof budgetsSchema>;

/** Budgets of a remote that sets none. */
export const DEFAULT_BUDGETS: Budgets = { entry: 16 * 1024, page: 60 * 1024 };

/** `remote.json`: everything that the shell and the gateway need to know of a remote without running it. */
export const remoteManifestSchema = z.object({
  name: z.string().regex(REMOTE_NAME, 'Lower case letters, digits and dashes.'),
  kit: z.string().regex(/^\^\d+\.\d+\.\d+$/, 'A caret range, such as ^1.0.0.'),
  routes: z.array(remoteRouteSchema).min(1),
  navigation: z.array(remoteNavigationSchema).default([]),
  budgets: budgetsSchema.default(DEFAULT_BUDGETS),
  /** Sites whose players or pages its pages may show in frames; none if absent. */
  embeds: embedSourcesSchema.optional(),
  /** Actions on its pages, for the site's search. */
  actions: remoteActionsSchema.optional(),
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;

/** Returns the JSON schema of `remote.json`, for editors. */
export const remoteManifestJsonSchema = () =>
  z.toJSONSchema(remoteManifestSchema, { io: 'input', unrepresentable: 'any' });
