import type { Submission, SubmissionFile } from '@boardwalk/contracts';
import { announce, endpointQuery, useQuery } from '@boardwalk/kit';
import { useState } from 'react';
import type { FieldSource } from '../../../form/field-source.ts';
import { addFile, removeFile } from '../../../submission/save-submission.ts';

/** The member's linked accounts. They change on another page or in another tab, while the form waits for it. */
export const identitiesQuery = {
  ...endpointQuery('GET /api/identities', {}),
  staleTime: 0,
  refetchOnWindowFocus: true,
};

/** Files and linked accounts of an application. */
export function useFieldSource(submission: Submission): FieldSource {
  const [files, setFiles] = useState<readonly SubmissionFile[]>(submission.files);
  const { data: identities, error, refetch } = useQuery(identitiesQuery);
  return {
    files,
    async addFile(field, file, onProgress) {
      const added = await addFile(submission.id, field, file, onProgress);
      setFiles((known) => [...known, added]);
      return added;
    },
    async removeFile(id) {
      await removeFile(submission.id, id).catch(announce);
    },
    linked: identities?.items ?? [],
    linkedError: identities ? null : error,
    reloadLinked: () => void refetch(),
  };
}
