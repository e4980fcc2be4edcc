import {
  isVisible,
  type OpenProfile,
  PROFILE_PARTS,
  type ProfilePart,
  type Visibility,
  visibilityOf,
} from '@boardwalk/contracts';
import type { PublicRow } from '../users/handles.service.ts';

export type Reader = 'visitor' | 'member';

/** All data of a member, before the visibility for a reader is applied. */
export interface WholeProfile {
  row: PublicRow;
  roles: NonNullable<OpenProfile['roles']>;
  accounts: NonNullable<OpenProfile['accounts']>;
}

/** Returns a member's profile for a reader. Empty fields and hidden ones look the same. */
export function toProfile({ row, roles, accounts }: WholeProfile, reader: Reader): OpenProfile {
  const visibility = visibilityOf(row.visibility);
  const sees = (part: ProfilePart) => isVisible(visibility, part, reader);
  const shown = <T extends { length: number }>(part: ProfilePart, value: T) =>
    sees(part) && value.length > 0 ? value : null;
  const { username, fullName, avatarUrl, bannerUrl, pronouns, bio, links, timeZone } = row;
  return {
    state: 'open',
    username,
    fullName,
    avatarUrl,
    bannerUrl: sees('page') ? bannerUrl : null,
    memberSince: row.createdAt.toISOString(),
    roles: shown('roles', roles),
    pronouns: shown('pronouns', pronouns),
    bio: shown('bio', bio),
    // Older rows may contain addresses without https.
    links: shown(
      'links',
      links.filter((link) => link.startsWith('https://')),
    ),
    timeZone: shown('timeZone', timeZone),
    accounts: shown('accounts', accounts),
    comments: sees('comments'),
    moreForMembers: reader === 'visitor' && hasMoreForMembers(visibility, { row, roles, accounts }),
  };
}

/** Whether a visitor would see more after signing in: only filled fields that are visible to members count. */
function hasMoreForMembers(visibility: Visibility, { row, roles, accounts }: WholeProfile): boolean {
  const { pronouns, bio, links, timeZone, bannerUrl } = row;
  const filled: Record<ProfilePart, boolean> = {
    page: bannerUrl !== null,
    roles: roles.length > 0,
    pronouns: pronouns !== '',
    bio: bio !== '',
    links: links.length > 0,
    timeZone: timeZone !== '',
    accounts: accounts.length > 0,
    comments: true,
    // Visitors don't see the market either.
    properties: false,
  };
  return PROFILE_PARTS.some(
    (part) =>
      filled[part] && isVisible(visibility, part, 'member') && !isVisible(visibility, part, 'visitor'),
  );
}

/** Whether search engines may index the page: if it is public, and only under its current handle. */
export function isIndexed({ username, visibility }: PublicRow, handle: string): boolean {
  return visibilityOf(visibility).page === 'everybody' && username.toLowerCase() === handle;
}
