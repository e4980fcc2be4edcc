import { addCatalog, LazyModule } from '@boardwalk/kit';

type Parts = typeof import('./dialog/chunk.ts');

/** The search dialog with its strings, loaded on demand. */
export const searchDialog = new LazyModule<Parts>(async () => {
  const parts = await import(/* webpackChunkName: "search" */ './dialog/chunk.ts');
  await addCatalog(parts.searchCatalog);
  return parts;
});

/** Preloads it on hover or focus. Opening it loads again, and reports a failure. */
export const prefetchSearch = (): void => void searchDialog.load().catch(() => {});
