import type { Submission } from '@boardwalk/contracts';
import { storeRow, useQueryClient } from '@boardwalk/kit';
import { useCallback } from 'react';
import { submissionQuery } from './get-submission.ts';

/** Stores the server's response in the cache, and invalidates the lists that contain it. */
export function useKeepSubmission(): (submission: Submission) => void {
  const queries = useQueryClient();
  return useCallback(
    (submission) => {
      storeRow(queries, submissionQuery(submission.id).queryKey, submission);
      void queries.invalidateQueries({ queryKey: ['GET /api/submissions'] });
      void queries.invalidateQueries({ queryKey: ['GET /api/forms'] });
      void queries.invalidateQueries({ queryKey: ['GET /api/forms/:slug'] });
    },
    [queries],
  );
}
