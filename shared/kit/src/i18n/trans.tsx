import { Trans as LibraryTrans } from '@lingui/react';
import type { ComponentProps } from 'react';

/**
 * The library's component, for which values stay values. It looks for its own tags in the finished sentence (`<0>…</0>`), and would find
 * those in the title that somebody gave an article; what comes as an element it doesn't read.
 */
export function Trans({ values, ...sentence }: ComponentProps<typeof LibraryTrans>) {
  return <LibraryTrans {...sentence} values={values && asElements(values)} />;
}

function asElements(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? [value] : value]),
  );
}

/** What the build points the macros of Lingui at, beside `Trans`. */
export { useLingui } from '@lingui/react';
export { i18n } from './catalogs.ts';
