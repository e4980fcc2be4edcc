import { useLiveTopic, useQueryClient } from '@boardwalk/kit';

/** Queries of the panels, which may change together with the item. */
const ROOMS = ['GET /api/comments/:id/case', 'GET /api/users/:id/punishments', 'GET /api/reviews/:id'];

/** Refetches the inbox after a change, including the open item. */
export function useInboxNews(open: string | undefined): void {
  const queries = useQueryClient();
  const readAgain = (keys: readonly string[]) => {
    for (const key of keys) void queries.invalidateQueries({ queryKey: [key] });
  };
  const all = ['GET /api/inbox', 'GET /api/inbox/counts', 'GET /api/inbox/:id', ...ROOMS];
  useLiveTopic('inbox', {
    onEvent: {
      changed: ({ ids }) => {
        const isOpen = ids.length === 0 || (open !== undefined && ids.includes(open));
        readAgain(isOpen ? all : ['GET /api/inbox', 'GET /api/inbox/counts']);
      },
    },
    onOpen: () => readAgain(all),
  });
}
