import type { Submission } from '@boardwalk/contracts';
import {
  Box,
  Button,
  ConfirmDialog,
  invalidateEndpoints,
  toast,
  useEndpointMutation,
  useQueryClient,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { submissionQuery } from '../../submission/queries.ts';

/** Button that removes a draft, after a confirmation. */
export function DiscardDraft({ draft }: { draft: Submission }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const discarding = useEndpointMutation('DELETE /api/submissions/:id', {
    onSuccess: async () => {
      // The form first, so that the page returns to its beginning and doesn't refetch the draft.
      await invalidateEndpoints(queries, 'GET /api/forms/:slug');
      queries.removeQueries({ queryKey: submissionQuery(draft.id).queryKey });
      toast.add({ description: t`Your draft is discarded.`, tone: 'success' });
    },
  });
  return (
    <Box>
      <ConfirmDialog
        trigger={
          <Button variant="ghost">
            <Trans>Discard draft</Trans>
          </Button>
        }
        title={t`Discard draft?`}
        confirmLabel={t`Discard draft`}
        onConfirm={() => discarding.mutateAsync({ params: { id: draft.id } })}
      >
        <Trans>Your answers and files are deleted. You can start a new application.</Trans>
      </ConfirmDialog>
    </Box>
  );
}
