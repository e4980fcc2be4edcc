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

/** Preloads the table components before a page with a table is rendered: use it as the `loader` of its route. Otherwise they are loaded on render. */
export const loadTables = (): Promise<unknown> => Promise.all([loadFields(), tables.ahead()]);

const LazyTable = lazyComponent(tables, (parts) => parts.DataTable) as ComponentType<object>;

/** Suspends locally. */
const TableWithBoundary = (props: object) => (
  <Suspense fallback={<TableSkeleton />}>
    <LazyTable {...props} />
  </Suspense>
);

export const DataTable = TableWithBoundary as Tables['DataTable'];
