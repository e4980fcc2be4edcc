import { useLiveTopic, useQueryClient } from '@boardwalk/kit';

/** What panels show of an item's room: it is different when the item is. */
const ROOMS = ['GET /api/comments/:id/case', 'GET /api/users/:id/punishments', 'GET /api/reviews/:id'];

/** Reads the inbox again when something in it is different, and the open item with it. */
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
