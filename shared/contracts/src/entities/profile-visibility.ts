/** To whom a part of a profile is shown: visitors too, those who are signed in, or nobody. The staff see more on their own pages. */
export const AUDIENCES = ['everybody', 'members', 'nobody'] as const;
export type Audience = (typeof AUDIENCES)[number];

/**
 * The parts of a profile that a member can keep to themself, with whom each is shown to unless they say otherwise. `page` is the whole page: a part
 * is never shown to more people than that. Name, handle and picture aren't among them: they stand beside everything that a member writes.
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

/** Whom each part is shown to; what a member hasn't chosen is as it is by default. */
export function visibilityOf(chosen: Partial<Visibility>): Visibility {
  return { ...VISIBILITY_DEFAULTS, ...chosen };
}

/** Whether a reader sees a part of a profile: only what the whole page lets them see. */
export function isVisible(visibility: Visibility, part: ProfilePart, reader: 'visitor' | 'member'): boolean {
  return [visibility.page, visibility[part]].every(
    (audience) => audience === 'everybody' || (audience === 'members' && reader === 'member'),
  );
}
