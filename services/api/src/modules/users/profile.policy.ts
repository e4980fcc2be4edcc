import type { ProfileChange } from '@boardwalk/contracts';

type Fields = Omit<ProfileChange, 'version'>;

/** Whether a change was made against an older row. Who names no version takes the row as it is. */
export function isStale(row: { version: number }, version: number | undefined): boolean {
  return version !== undefined && version !== row.version;
}

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
