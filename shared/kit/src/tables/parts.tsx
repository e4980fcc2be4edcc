import { type ComponentType, Suspense } from 'react';
import { loadFields } from '../chakra/forms.ts';
import { withLazyCatalog } from '../i18n/with-lazy-catalog.ts';
import { lazyComponent } from '../lazy/lazy-component.ts';
import { LazyModule } from '../lazy/lazy-module.ts';
import { TableSkeleton } from './table-skeleton.tsx';

type Tables = typeof import('./chunk.ts');

const tables = new LazyModule<Tables>(() =>
  withLazyCatalog(import(/* webpackChunkName: "tables" */ './chunk.ts')),
);

/**
 * Preloads `DataTable` and the parts of `loadFields` before a page with a table is rendered: use it as the `loader` of its route. Otherwise they are loaded
 * on render.
 */
export const loadTables = (): Promise<unknown> => Promise.all([loadFields(), tables.ahead()]);

const LazyTable = lazyComponent(tables, (parts) => parts.DataTable) as ComponentType<object>;

/** Suspends locally. */
const TableWithBoundary = (props: object) => (
  <Suspense fallback={<TableSkeleton />}>
    <LazyTable {...props} />
  </Suspense>
);

/**
 * @example
 * <DataTable
 *   label={t`Deploy tokens`}
 *   columns={columns}
 *   rows={data?.items}
 *   rowId={({ id }) => id}
 *   error={error}
 *   failure={t`The tokens could not be loaded`}
 *   onRetry={() => void refetch()}
 *   empty={<EmptyState title={t`No tokens yet`}>{t`A team needs one to release its remote.`}</EmptyState>}
 * />
 */
export const DataTable = TableWithBoundary as Tables['DataTable'];
