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

/** Fetches what tables are made of before a page with one is drawn: as the `loader` of its route. A page that draws one fetches it anyway. */
export const loadTables = (): Promise<unknown> => Promise.all([loadFields(), tables.ahead()]);

const LazyTable = lazyComponent(tables, (parts) => parts.DataTable) as ComponentType<object>;

/** It keeps the wait for its file to itself. */
const TableWithBoundary = (props: object) => (
  <Suspense fallback={<TableSkeleton />}>
    <LazyTable {...props} />
  </Suspense>
);

export const DataTable = TableWithBoundary as Tables['DataTable'];
