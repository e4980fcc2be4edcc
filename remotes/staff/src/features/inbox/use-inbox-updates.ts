import { endpointFilters, useLiveTopic, useQueryClient } from '@boardwalk/kit';

/** Queries of the panels, which may change together with the item. */
const PANELS = endpointFilters(
  'GET /api/comments/:id/case',
  'GET /api/users/:id/punishments',
  'GET /api/reviews/:id',
);
const LISTS = endpointFilters('GET /api/inbox', 'GET /api/inbox/counts');
const ITEMS = endpointFilters('GET /api/inbox/:id');

/** Refetches the inbox after a change, including the open item. */
export function useInboxUpdates(open: string | undefined): void {
  const queries = useQueryClient();
  const refetch = (isOpen: boolean) => {
    for (const filters of isOpen ? [LISTS, ITEMS, PANELS] : [LISTS]) void queries.invalidateQueries(filters);
  };
  useLiveTopic('inbox', {
    onEvent: {
      changed: ({ ids }) => {
        refetch(ids.length === 0 || (open !== undefined && ids.includes(open)));
      },
    },
    onOpen: () => refetch(true),
  });
}
