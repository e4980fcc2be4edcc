import { addCatalog, LazyModule } from '@boardwalk/kit';

type Parts = typeof import('./dialog/chunk.ts');

/** The search itself: nobody fetches it who doesn't search. Its words come with it. */
export const searchDialog = new LazyModule<Parts>(async () => {
  const parts = await import(/* webpackChunkName: "search" */ './dialog/chunk.ts');
  await addCatalog(parts.searchCatalog);
  return parts;
});

/** Fetches it for somebody who reaches for it. What needs it asks again, and says so when it can't be had. */
export const prefetchSearch = (): void => void searchDialog.load().catch(() => {});
