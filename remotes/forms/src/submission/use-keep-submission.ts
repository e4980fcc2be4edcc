import type { Submission } from '@boardwalk/contracts';
import { storeRow, useQueryClient } from '@boardwalk/kit';
import { useCallback } from 'react';
import { submissionQuery } from './get-submission.ts';

/** Puts what the server answered in the place of what was known. The lists that it stands in are asked for anew. */
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
