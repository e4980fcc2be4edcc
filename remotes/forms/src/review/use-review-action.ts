import type { Review } from '@boardwalk/contracts';
import { RequestError, storeRow, useMutation, useQueryClient } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { reviewQuery } from './queries.ts';

interface ActionOptions {
  onDone?: (review: Review) => void;
}

/** Runs an action on an application, and stores the server's response in the cache. */
export function useReviewAction<Input>(
  id: string,
  act: (input: Input) => Promise<Review>,
  { onDone }: ActionOptions = {},
) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { queryKey } = reviewQuery(id);
  return useMutation({
    mutationFn: act,
    onSuccess: (review) => {
      storeRow(queries, queryKey, review);
      onDone?.(review);
    },
    onError: async (error) => {
      // Another reviewer was faster: show the current state.
      if (error instanceof RequestError && error.status === 409)
        await queries.invalidateQueries({ queryKey });
    },
    meta: { failure: t`That didn’t work` },
  });
}
