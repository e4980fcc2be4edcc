import type { Submission } from '@boardwalk/contracts';
import {
  Box,
  Button,
  ConfirmDialog,
  invalidateEndpoints,
  toast,
  useMutation,
  useQueryClient,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { submissionQuery } from '../../../submission/get-submission.ts';
import { discardDraft } from '../../../submission/save-submission.ts';

/** Button that removes a draft, after a confirmation. */
export function DiscardDraft({ draft }: { draft: Submission }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const discarding = useMutation({
    mutationFn: () => discardDraft(draft),
    onSuccess: async () => {
      setAsking(false);
      // The form first, so that the page returns to its beginning and doesn't refetch the draft.
      await invalidateEndpoints(queries, 'GET /api/forms/:slug');
      queries.removeQueries({ queryKey: submissionQuery(draft.id).queryKey });
      toast.add({ description: t`Your draft is discarded.`, tone: 'success' });
    },
  });
  return (
    <Box>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        <Trans>Discard draft</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        title={t`Discard this draft?`}
        confirmLabel={t`Discard draft`}
        busy={discarding.isPending}
        onConfirm={() => discarding.mutate()}
        onClose={() => setAsking(false)}
      >
        <Trans>Your answers and files are deleted. You can start a new application.</Trans>
      </ConfirmDialog>
    </Box>
  );
}
