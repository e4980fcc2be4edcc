import satisfies from 'spdx-satisfies';

/** What `pnpm licenses list --json` answers: packages by what their manifest says. */
export type LicenceList = Record<string, readonly { name: string }[]>;

/** Licences under which a package may be used here: each lets a site run and hand on what it brings, with its notice. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Zlib',
  // Data and fonts.
  'CC-BY-3.0',
  'CC-BY-4.0',
  'OFL-1.1',
  // Copyleft for its own files alone, which stay as they are.
  'LGPL-3.0-or-later',
  'MPL-2.0',
  'Python-2.0',
];
/** Packages whose manifest names none, and the licence that their readme holds. */
const BY_READING: Record<string, string> = { 'humanize-number': 'MIT', only: 'MIT', pause: 'MIT' };

/** @returns what may not be used, as `package: licence`. */
export function refusedLicences(list: LicenceList): string[] {
  return Object.entries(list).flatMap(([licence, packages]) =>
    packages
      .filter(({ name }) => !isAllowed(licence === 'Unknown' ? (BY_READING[name] ?? licence) : licence))
      .map(({ name }) => `${name}: ${licence}`),
  );
}

/** Whether an SPDX expression is satisfied by licences of the list. What is no expression isn't allowed. */
function isAllowed(expression: string): boolean {
  try {
    return satisfies(expression, ALLOWED);
  } catch {
    return false;
  }
}
