import type { IdentityProvider, Submission, SubmissionFile } from '@boardwalk/contracts';
import { call, endpointQuery, errorMessage, notice, useQuery, useQueryClient } from '@boardwalk/kit';
import { useState } from 'react';
import type { FieldSource } from '../../../form/field-source.ts';
import { addFile, removeFile } from '../../../submission/save-submission.ts';

const identitiesQuery = endpointQuery('GET /api/identities', {});

/** The files and linked accounts of an application that is being filled in. */
export function useFieldSource(submission: Submission): FieldSource {
  const queries = useQueryClient();
  const [files, setFiles] = useState<readonly SubmissionFile[]>(submission.files);
  const { data: identities } = useQuery(identitiesQuery);
  return {
    files,
    async addFile(field, file, onProgress) {
      const added = await addFile(submission.id, field, file, onProgress);
      setFiles((known) => [...known, added]);
      return added;
    },
    async removeFile(id) {
      await removeFile(submission.id, id).catch(() => {});
    },
    linked: (provider) => identities?.items.find((one) => one.provider === provider)?.name,
    link: (provider) => void goToProvider(provider),
    async enterCode(code) {
      await call('POST /api/identities/game', { body: { code } }, { suppressErrors: true });
      await queries.invalidateQueries({ queryKey: identitiesQuery.queryKey });
    },
  };
}

/** Leaves for the provider, which leads back to this page. */
async function goToProvider(provider: IdentityProvider): Promise<void> {
  if (provider !== 'discord') return;
  try {
    const returnTo = window.location.pathname;
    const { url } = await call(
      'POST /api/identities/discord',
      { body: { returnTo } },
      { suppressErrors: true },
    );
    window.location.assign(url);
  } catch (error) {
    notice.error(errorMessage(error));
  }
}
