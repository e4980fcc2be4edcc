import { z } from 'zod';
import { ROLE_NAMES } from '../access/roles.ts';
import { NAVIGATION_COUNTS } from '../live/navigation-counts.ts';
import { remoteSlotsSchema } from '../slots/remote-slot.ts';
import { embedSourcesSchema } from './embed-source.ts';
import { localLine } from './local-line.ts';
import { cardAddress } from './page-card.ts';
import { remoteActionsSchema } from './remote-action.ts';
import { remoteBackendManifestSchema } from './remote-backend.ts';
import { remoteDeclarationsShape } from './remote-declarations.ts';
import { REMOTE_NAME } from './remote-name.ts';
import { pagePermissionSchema, remotePermissionsSchema } from './remote-permission.ts';
import { remoteSettingsSchema } from './remote-settings.ts';
import { routePattern } from './route-pattern.ts';

/**
 * Access rule of a route: everyone, signed-in users, holders of one of the roles (others are redirected to `/`), or holders of a permission of the
 * site or of this remote (others see which one they lack). Only controls which page is shown; the API protects the data.
 */
export const routeAccessSchema = z.union(
  [
    z.literal('public'),
    z.literal('member'),
    z.object({ anyRole: z.array(z.enum(ROLE_NAMES)).min(1) }),
    z.object({ permission: pagePermissionSchema }),
  ],
  `Access is "public", "member", { "permission": "…" } or { "anyRole": ["…"] } with roles of: ${ROLE_NAMES.join(', ')}.`,
);
export type RouteAccess = z.infer<typeof routeAccessSchema>;

/** A page of a remote: its path pattern, access, and share card. */
export const remoteRouteSchema = z.object({
  path: routePattern,
  access: routeAccessSchema,
  title: localLine(70),
  description: localLine(200).optional(),
  /** API path of the share card, for routes with a parameter. */
  card: cardAddress.optional(),
});
export type RemoteRoute = z.infer<typeof remoteRouteSchema>;

/** Icons of the phone's bar. The shell renders them, so that a remote loads none for it. */
export const NAVIGATION_ICONS = [
  'home',
  'live',
  'calendar',
  'building',
  'news',
  'book',
  'map',
  'star',
] as const;
export type NavigationIcon = (typeof NAVIGATION_ICONS)[number];

/** Endpoint and top-level field of its response that contain a number of waiting items. The endpoint is called without input. */
const waitingCountSchema = z.object({
  endpoint: z.string().regex(/^GET \/api\/[a-z0-9/-]+$/, 'An endpoint looks like GET /api/reviews/counts.'),
  field: z.string().regex(/^[a-zA-Z]{1,40}$/),
});
export type WaitingCount = z.infer<typeof waitingCountSchema>;

/**
 * A navigation link of a remote. `order` sorts it among the others of its area, lower first. The areas:
 * - `main`: the header.
 * - `admin`: the account menu of admins, of holders of its `permission` (one, or any of a group), and of members whose role may open its route.
 * - `onboarding`: in no menu. New members are sent to the first of these pages.
 * - `mine`: the member's own items, in the account menu of every member.
 * - `team`: the bar on the pages of the team, by `permission`. `pages` are the other routes of the remote that show the bar with this link as current.
 * - `tab`: the bar at the bottom of phones, with an `icon`.
 */
export const remoteNavigationSchema = z
  .object({
    area: z.enum(['main', 'admin', 'onboarding', 'mine', 'team', 'tab']),
    label: localLine(30),
    to: z.string().startsWith('/'),
    order: z.int(),
    permission: pagePermissionSchema.optional(),
    /** Live topic of the count next to it. Of several links of a menu with the same count, a member sees it on the first that they may open. */
    count: z.enum(NAVIGATION_COUNTS).optional(),
    /** Count that is loaded when a `mine` or `team` link is shown. Nothing is shown until it is known, and if it can't be loaded. */
    waiting: waitingCountSchema.optional(),
    /** Further routes of a `team` link, as they are in `routes`. */
    pages: z.array(routePattern).max(12).optional(),
    /** Icon of a `tab` link. */
    icon: z.enum(NAVIGATION_ICONS).optional(),
  })
  .refine(({ area, permission }) => area !== 'team' || permission !== undefined, {
    message: 'A link of the team needs a permission.',
    path: ['permission'],
  })
  .refine(({ area, icon }) => area !== 'tab' || icon !== undefined, {
    message: `A tab needs an icon: ${NAVIGATION_ICONS.join(', ')}.`,
    path: ['icon'],
  });
export type RemoteNavigation = z.infer<typeof remoteNavigationSchema>;

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
  /** Permissions of its own, which owners grant to roles. */
  permissions: remotePermissionsSchema.optional(),
  /** Calls that the site forwards to its backend. */
  backend: remoteBackendManifestSchema.optional(),
  ...remoteDeclarationsShape,
  /** Components that it brings into the shell and into pages of other remotes. */
  slots: remoteSlotsSchema.optional(),
  /** Settings that the owners of the site change. */
  settings: remoteSettingsSchema.optional(),
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;

/** Returns the JSON schema of `remote.json`, for editors. */
export const remoteManifestJsonSchema = () =>
  z.toJSONSchema(remoteManifestSchema, { io: 'input', unrepresentable: 'any' });
