/** Every role of the community, highest rank first. The site compares role names without regard to case. */
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

export type RoleName = (typeof ROLE_NAMES)[number];

/** Where a role comes from: the identity provider's claim, or an assignment made on this site. */
export const ROLE_SOURCES = ['identity', 'site'] as const;
export type RoleSource = (typeof ROLE_SOURCES)[number];

/** The custom claim that carries role names, in the ID token and in the access token. */
export const ROLES_CLAIM = 'https://boardwalk.community/roles';

/** Rank decides who may grant what: a higher number stands above a lower one. Equal ranks can't touch each other. */
export const ROLE_RANK: Record<RoleName, number> = {
  OWNER: 100,
  ADMIN: 90,
  STAFF: 70,
  MODERATOR: 60,
  EDITOR: 50,
  AUTHOR: 40,
  HELPER: 30,
  STREAMER: 20,
  WHITELISTED: 10,
  USER: 0,
};

/** The role's proper name, or undefined when the text names no role. */
export function toRoleName(text: string): RoleName | undefined {
  const upper = text.trim().toUpperCase();
  return ROLE_NAMES.find((role) => role === upper);
}

/**
 * The roles that count, from the union of all sources: unknown names are dropped, OWNER brings ADMIN, nothing means USER.
 * The answer is free of duplicates and sorted by rank, highest first.
 */
export function effectiveRoles(names: Iterable<string>): RoleName[] {
  const held = new Set<RoleName>();
  for (const name of names) {
    const role = toRoleName(name);
    if (role) held.add(role);
  }
  if (held.has('OWNER')) held.add('ADMIN');
  if (held.size === 0) held.add('USER');
  return ROLE_NAMES.filter((role) => held.has(role));
}

/** Whether any of the wanted roles is held. Case is ignored on both sides; OWNER counts as ADMIN. */
export function holdsAnyRole(held: Iterable<string>, wanted: Iterable<string>): boolean {
  const roles = new Set<string>(effectiveRoles(held));
  for (const name of wanted) if (roles.has(name.trim().toUpperCase())) return true;
  return false;
}

/** The highest rank among the roles, 0 for somebody without any. */
export function highestRank(held: Iterable<string>): number {
  return Math.max(...effectiveRoles(held).map((role) => ROLE_RANK[role]));
}
