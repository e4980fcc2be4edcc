/** Audience of a part of a profile: including visitors, members only, or no one. The staff see more on their own pages. */
export const AUDIENCES = ['everybody', 'members', 'nobody'] as const;
export type Audience = (typeof AUDIENCES)[number];

/**
 * Default audiences of the parts of a profile. `page` is the whole page: no part has a larger audience. Name, handle and picture can't be hidden,
 * because they appear next to everything that a member writes.
 */
export const VISIBILITY_DEFAULTS = {
  page: 'everybody',
  roles: 'everybody',
  pronouns: 'everybody',
  bio: 'everybody',
  links: 'members',
  timeZone: 'members',
  accounts: 'nobody',
  comments: 'members',
  properties: 'members',
} as const satisfies Record<string, Audience>;

export type ProfilePart = keyof typeof VISIBILITY_DEFAULTS;
export const PROFILE_PARTS = Object.keys(VISIBILITY_DEFAULTS) as [ProfilePart, ...ProfilePart[]];
export type Visibility = Record<ProfilePart, Audience>;

/** Merges a member's choices with the defaults. */
export function visibilityOf(chosen: Partial<Visibility>): Visibility {
  return { ...VISIBILITY_DEFAULTS, ...chosen };
}

/** Returns whether a reader may see a part of a profile. Requires access to the page as well. */
export function isVisible(visibility: Visibility, part: ProfilePart, reader: 'visitor' | 'member'): boolean {
  return [visibility.page, visibility[part]].every(
    (audience) => audience === 'everybody' || (audience === 'members' && reader === 'member'),
  );
}
