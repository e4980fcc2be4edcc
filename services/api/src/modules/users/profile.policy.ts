import { type MemberPictureKind, type ProfileChange, visibilityOf } from '@boardwalk/contracts';
import type { UserRow } from './users.table.ts';

type Fields = Omit<ProfileChange, 'version'>;

/** Whether a change is based on an outdated row. Without a version the current row is meant. */
export function isStale(row: { version: number }, version: number | undefined): boolean {
  return version !== undefined && version !== row.version;
}

/** Returns the editable fields of a row, with defaults. */
export function profileOf(row: UserRow): Required<Fields> {
  const { fullName, username, bio, pronouns, timeZone, links, listedOnTeam, visibility } = row;
  return {
    fullName,
    username,
    bio,
    pronouns,
    timeZone,
    links,
    listedOnTeam,
    visibility: visibilityOf(visibility),
  };
}

/** Column of each kind of picture. */
export const PICTURE_FIELDS = {
  avatar: 'avatarUrl',
  banner: 'bannerUrl',
} as const satisfies Record<MemberPictureKind, keyof UserRow>;

/** Returns the fields that really differ, before and after; undefined when none does. */
export function changedFields(
  row: Required<Fields>,
  wanted: Fields,
): { before: Fields; after: Fields } | undefined {
  const names = (Object.keys(wanted) as (keyof Fields)[]).filter(
    (name) => wanted[name] !== undefined && JSON.stringify(wanted[name]) !== JSON.stringify(row[name]),
  );
  if (names.length === 0) return undefined;
  return {
    before: Object.fromEntries(names.map((name) => [name, row[name]])),
    after: Object.fromEntries(names.map((name) => [name, wanted[name]])),
  };
}
