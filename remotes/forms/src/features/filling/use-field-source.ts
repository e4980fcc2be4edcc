import type { Submission, SubmissionFile } from '@boardwalk/contracts';
import { announce, call, useQuery } from '@boardwalk/kit';
import { useMemo, useState } from 'react';
import type { FieldSource } from '../../form/field-source.ts';
import { addFile } from '../../submission/files.ts';
import { identitiesQuery } from '../../submission/queries.ts';

/** Files and linked accounts of an application. */
export function useFieldSource(submission: Submission): FieldSource {
  const [files, setFiles] = useState<readonly SubmissionFile[]>(submission.files);
  const { data: identities, error, refetch } = useQuery(identitiesQuery);
  const { id } = submission;
  // Memoized: fields render again when it changes.
  return useMemo(
    () => ({
      files,
      async addFile(field, file, onProgress) {
        const added = await addFile(id, field, file, onProgress);
        setFiles((known) => [...known, added]);
        return added;
      },
      async removeFile(fileId) {
        await call('DELETE /api/submissions/:id/files/:fileId', {
          params: { id, fileId },
        }).catch(announce);
      },
      linked: identities?.items ?? [],
      linkedError: identities ? null : error,
      reloadLinked: () => void refetch(),
    }),
    [id, files, identities, error, refetch],
  );
}
