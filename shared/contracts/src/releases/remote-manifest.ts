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
 * Who may open a route: everybody, anyone signed in, or holders of one of the roles (others are sent to `/`).
 * The API decides on data; this only decides which page is shown.
 */
export const routeAccessSchema = z.union(
  [z.literal('public'), z.literal('member'), z.object({ anyRole: z.array(z.enum(ROLE_NAMES)).min(1) })],
  `Access is "public", "member" or { "anyRole": ["…"] } with roles of: ${ROLE_NAMES.join(', ')}.`,
);
export type RouteAccess = z.infer<typeof routeAccessSchema>;

/** A page of a remote: its path pattern, who may open it, and what a link to it says when shared. */
export const remoteRouteSchema = z.object({
  path: z
    .string()
    .regex(/^\/([a-z0-9-]+|:[a-zA-Z]+)?(\/([a-z0-9-]+|:[a-zA-Z]+))*$/, 'Paths look like /news/:id.'),
  access: routeAccessSchema,
  title: localLine(70),
  description: localLine(200).optional(),
  /** Where the API tells what a link to one such page says, for routes with a parameter. */
  card: cardAddress.optional(),
});
export type RemoteRoute = z.infer<typeof remoteRouteSchema>;

/**
 * A link that a remote brings to the navigation. `order` sorts it among the others; lower comes first. A link of the team (`admin`) is shown to
 * admins, to who has its `permission` (one, or any of a group), and to who may open its route by their role. A page for newcomers (`onboarding`) is in no menu: whoever has just
 * signed up comes to the first of them.
 */
export const remoteNavigationSchema = z.object({
  area: z.enum(['main', 'admin', 'onboarding']),
  label: localLine(30),
  to: z.string().startsWith('/'),
  order: z.int(),
  permission: z.enum([...PERMISSIONS, ...PERMISSION_GROUP_NAMES]).optional(),
  /** What is counted beside it. Of several links that count the same, a member is shown the first that they may follow. */
  count: z.enum(NAVIGATION_COUNTS).optional(),
});

/** Upper limits for what a remote sends to a page, in bytes after brotli: its entry, and its first page (exposed module with styles). */
export const budgetsSchema = z.object({ entry: z.int().positive(), page: z.int().positive() });
export type Budgets = z.infer<typeof budgetsSchema>;

/** What a remote that names no budgets is held to. */
export const DEFAULT_BUDGETS: Budgets = { entry: 16 * 1024, page: 60 * 1024 };

/** `remote.json`: all that the shell and the gateway must know of a remote without running it. */
export const remoteManifestSchema = z.object({
  name: z.string().regex(REMOTE_NAME, 'Lower case letters, digits and dashes.'),
  kit: z.string().regex(/^\^\d+\.\d+\.\d+$/, 'A caret range, such as ^1.0.0.'),
  routes: z.array(remoteRouteSchema).min(1),
  navigation: z.array(remoteNavigationSchema).default([]),
  budgets: budgetsSchema.default(DEFAULT_BUDGETS),
  /** The sites whose players or pages its pages may show in frames; none without it. */
  embeds: embedSourcesSchema.optional(),
  /** What can be done on its pages, for the search of the site. */
  actions: remoteActionsSchema.optional(),
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;

/** Returns the JSON schema of `remote.json`, for editors. */
export const remoteManifestJsonSchema = () =>
  z.toJSONSchema(remoteManifestSchema, { io: 'input', unrepresentable: 'any' });
