import { Trans as LibraryTrans } from '@lingui/react';
import type { ComponentProps } from 'react';

/**
 * Target of Lingui's macro `Trans` in the build: components import `Trans`, `Plural` and `useLingui` from `@lingui/react/macro`.
 * The library's component, hardened against markup in values. It searches for its own tags (`<0>…</0>`) in the finished sentence, and would find
 * those in a user's title; values passed as elements aren't parsed.
 */
export function Trans({ values, ...sentence }: ComponentProps<typeof LibraryTrans>) {
  return <LibraryTrans {...sentence} values={values && asElements(values)} />;
}

function asElements(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? [value] : value]),
  );
}

/** Targets of Lingui's macros in the build, in addition to `Trans`. */
export { useLingui } from '@lingui/react';
export { i18n } from './catalogs.ts';
