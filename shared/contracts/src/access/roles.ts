/** System roles of every site, in the default order of a new site, highest first. A site may add custom roles. */
export const ROLE_NAMES = [
  'OWNER',
  'ADMIN',
  'STAFF',
  'MODERATOR',
  'EDITOR',
  'AUTHOR',
  'HELPER',
  'STREAMER',
  'WHITELISTED',
  'USER',
] as const;

/** The name of a system role. In data a role's name is a `string`, because it may be a custom one. */
export type RoleName = (typeof ROLE_NAMES)[number];

/** Sources of a role: the identity provider's claim, or an assignment made on this site. */
export const ROLE_SOURCES = ['identity', 'site'] as const;
export type RoleSource = (typeof ROLE_SOURCES)[number];

/** The custom claim with role names, in the ID token and in the access token. */
export const ROLES_CLAIM = 'https://boardwalk.community/roles';

/** Pattern of a role's name. Names are compared case-insensitively and stored in capitals. */
export const ROLE_NAME = /^[A-Z0-9_]{2,24}$/;
/** Maximum number of custom roles of a site. */
export const MAX_OWN_ROLES = 30;

/** System roles can be changed but not removed; `own` roles were created on this site. */
export const ROLE_KINDS = ['system', 'own'] as const;
export type RoleKind = (typeof ROLE_KINDS)[number];

/** Palette colors available for roles. */
export const ROLE_COLOURS = ['sodium', 'dusk', 'tide', 'signal', 'gray'] as const;
export type RoleColour = (typeof ROLE_COLOURS)[number];

/** Returns the text as a role's name is stored, or undefined if it isn't a valid name. Doesn't check that the role exists. */
export function normalRoleName(text: string): string | undefined {
  const upper = text.trim().toUpperCase();
  return ROLE_NAME.test(upper) ? upper : undefined;
}

/** Returns the system role that the text names, if any. */
export function toRoleName(text: string): RoleName | undefined {
  const upper = text.trim().toUpperCase();
  return ROLE_NAMES.find((role) => role === upper);
}

/**
 * Returns the system roles of a claim, highest first, for use before the site's own roles are loaded. OWNER implies ADMIN, and an empty list means
 * USER.
 */
export function claimedRoles(names: Iterable<string>): RoleName[] {
  const held = new Set([...names].map(toRoleName));
  if (held.has('OWNER')) held.add('ADMIN');
  const roles = ROLE_NAMES.filter((role) => held.has(role));
  return roles.length > 0 ? roles : ['USER'];
}

/** Returns whether any of the required roles is held. Case-insensitive; OWNER implies ADMIN, and without a role a member is a USER. */
export function holdsAnyRole(held: Iterable<string>, wanted: Iterable<string>): boolean {
  const roles = new Set([...held].map((name) => name.trim().toUpperCase()));
  if (roles.has('OWNER')) roles.add('ADMIN');
  if (roles.size === 0) roles.add('USER');
  for (const name of wanted) if (roles.has(name.trim().toUpperCase())) return true;
  return false;
}
