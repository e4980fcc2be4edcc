import { type MemberPictureKind, type ProfileChange, visibilityOf } from '@boardwalk/contracts';
import type { UserRow } from './users.table.ts';

type Fields = Omit<ProfileChange, 'version'>;

/** Whether a change was made against an older row. Who names no version takes the row as it is. */
export function isStale(row: { version: number }, version: number | undefined): boolean {
  return version !== undefined && version !== row.version;
}

/** The fields of a row that a member may change, with everything that they haven't chosen. */
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

/** In which column each picture of a member stands. */
export const PICTURE_FIELDS = {
  avatar: 'avatarUrl',
  banner: 'bannerUrl',
} as const satisfies Record<MemberPictureKind, keyof UserRow>;

/** The fields that really differ, as they were and as they shall be; undefined when none does. */
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
