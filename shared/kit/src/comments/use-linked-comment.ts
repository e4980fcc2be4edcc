import type { CommentThread } from '@boardwalk/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { usePages } from '../lists/use-pages.ts';
import { useHashTarget } from '../routing/use-hash-target.ts';
import { placeOfComment } from './comment-item.tsx';
import { type CommentsOn, commentPages, commentsKey } from './queries.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PLACE = new RegExp(`^#${placeOfComment(UUID)}$`);

/**
 * Finds the comment that the URL links to, which may be on any page of the list.
 * @param loaded the loaded threads of the list. @param added the reader's new comment, which belongs at the end of the list.
 */
export function useLinkedComment(
  place: CommentsOn,
  loaded: readonly CommentThread[] | undefined,
  added: string | undefined,
) {
  const { hash, key } = useLocation();
  const linkedId = PLACE.test(hash) ? hash.slice(placeOfComment('').length + 1) : undefined;
  const wanted = added ?? linkedId;
  useFreshList(place, linkedId && key, loaded !== undefined);
  const isIn = loaded?.some(
    ({ id, replies }) => id === wanted || replies.items.some((reply) => reply.id === wanted),
  );
  const { items, error } = usePages(commentPages(place, { thread: wanted ?? '' }), {
    enabled: wanted !== undefined && isIn === false,
  });
  const apart = wanted !== undefined && isIn === false ? items?.[0] : undefined;
  const isResolved = isIn === true || items !== undefined || error !== null;
  useHashTarget(loaded !== undefined && (linkedId === undefined || isResolved));
  return {
    /** Id of the linked comment; undefined if the URL links to none. */
    linkedId,
    /** Its thread, if it isn't in the list yet. */
    apart,
    /** Whether the linked comment doesn't exist, or not for this reader. */
    isMissing: linkedId !== undefined && added === undefined && isIn === false && items?.length === 0,
  };
}

/** Reloads a previously loaded list when the user follows a link to a comment, which may be newer. @param followed undefined without a link. */
function useFreshList(place: CommentsOn, followed: string | undefined, isLoaded: boolean): void {
  const queries = useQueryClient();
  const refresh = useEffectEvent(() => {
    if (isLoaded) void queries.invalidateQueries({ queryKey: commentsKey(place) });
  });
  useEffect(() => {
    if (followed !== undefined) refresh();
  }, [followed]);
}
