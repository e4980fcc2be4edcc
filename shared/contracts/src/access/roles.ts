/** The roles that every site has, highest first as a new site has them. A site may have roles of its own beside them. */
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

/** The name of a role that code knows. Where data is, a role's name is a `string`: it may be a site's own. */
export type RoleName = (typeof ROLE_NAMES)[number];

/** Where a role comes from: the identity provider's claim, or an assignment made on this site. */
export const ROLE_SOURCES = ['identity', 'site'] as const;
export type RoleSource = (typeof ROLE_SOURCES)[number];

/** The custom claim that carries role names, in the ID token and in the access token. */
export const ROLES_CLAIM = 'https://boardwalk.community/roles';

/** What a role's name looks like: the site compares names without regard to case, and keeps them in capitals. */
export const ROLE_NAME = /^[A-Z0-9_]{2,24}$/;
/** How many roles of its own a site may have. */
export const MOST_OWN_ROLES = 30;

/** Roles of the system can be changed and never removed; own ones were made on this site. */
export const ROLE_KINDS = ['system', 'own'] as const;
export type RoleKind = (typeof ROLE_KINDS)[number];

/** The colours of the palette that a role can be shown in. */
export const ROLE_COLOURS = ['sodium', 'dusk', 'tide', 'signal', 'gray'] as const;
export type RoleColour = (typeof ROLE_COLOURS)[number];

/** The text as a role's name is kept, or undefined when it can't be one. Whether there is such a role only the site knows. */
export function normalRoleName(text: string): string | undefined {
  const upper = text.trim().toUpperCase();
  return ROLE_NAME.test(upper) ? upper : undefined;
}

/** The role of the system that the text names, if any. */
export function toRoleName(text: string): RoleName | undefined {
  const upper = text.trim().toUpperCase();
  return ROLE_NAMES.find((role) => role === upper);
}

/**
 * The roles that a claim names, before the site has said which roles it has: those of the system alone, highest first. OWNER brings ADMIN, and
 * none means USER.
 */
export function claimedRoles(names: Iterable<string>): RoleName[] {
  const held = new Set([...names].map(toRoleName));
  if (held.has('OWNER')) held.add('ADMIN');
  const roles = ROLE_NAMES.filter((role) => held.has(role));
  return roles.length > 0 ? roles : ['USER'];
}

/** Whether any of the wanted roles is held. Case is ignored on both sides; OWNER counts as ADMIN, and who holds none is a USER. */
export function holdsAnyRole(held: Iterable<string>, wanted: Iterable<string>): boolean {
  const roles = new Set([...held].map((name) => name.trim().toUpperCase()));
  if (roles.has('OWNER')) roles.add('ADMIN');
  if (roles.size === 0) roles.add('USER');
  for (const name of wanted) if (roles.has(name.trim().toUpperCase())) return true;
  return false;
}
