import satisfies from 'spdx-satisfies';

/** Output of `pnpm licenses list --json`: packages by the license in their manifest. */
export type LicenceList = Record<string, readonly { name: string }[]>;

/** Allowed licenses: each permits a site to run and redistribute the package with its notice. */
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
  // Copyleft for the package's own files only, which are not modified.
  'LGPL-3.0-or-later',
  'MPL-2.0',
  'Python-2.0',
];
/** Packages whose manifest names no license, with the license in their readme. */
const BY_READING: Record<string, string> = { 'humanize-number': 'MIT', only: 'MIT', pause: 'MIT' };

/** @returns the packages that are not allowed, as `package: license`. */
export function refusedLicences(list: LicenceList): string[] {
  return Object.entries(list).flatMap(([licence, packages]) =>
    packages
      .filter(({ name }) => !isAllowed(licence === 'Unknown' ? (BY_READING[name] ?? licence) : licence))
      .map(({ name }) => `${name}: ${licence}`),
  );
}

/** Returns whether the list satisfies an SPDX expression. An invalid expression isn't allowed. */
function isAllowed(expression: string): boolean {
  try {
    return satisfies(expression, ALLOWED);
  } catch {
    return false;
  }
}
