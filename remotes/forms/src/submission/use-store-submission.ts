import type { Submission } from '@boardwalk/contracts';
import { storeRow, useQueryClient } from '@boardwalk/kit';
import { useCallback } from 'react';
import { submissionQuery } from './queries.ts';

/** Returns a function that stores the server's response in the cache. */
export function useStoreSubmission(): (submission: Submission) => void {
  const queries = useQueryClient();
  return useCallback(
    (submission) => storeRow(queries, submissionQuery(submission.id).queryKey, submission),
    [queries],
  );
}
