export interface CursorPage {
  nextCursor: string | null;
}

/** How a list goes on: from the cursor of its last page, until there is none. */
export const cursorPaging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: CursorPage): string | undefined => nextCursor ?? undefined,
};

/** What a query function of a list is given. */
export interface PageRequest {
  pageParam: string | undefined;
  signal: AbortSignal;
}
