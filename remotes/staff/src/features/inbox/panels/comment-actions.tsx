import { type CommentCase, STALE_AFTER } from '@boardwalk/contracts';
import {
  Button,
  call,
  HStack,
  invalidateEndpoints,
  toast,
  useMutation,
  usePermission,
  useQuery,
  useQueryClient,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PunishDialog } from '../../../moderation/punish-dialog.tsx';
import { memberQuery } from '../../../moderation/queries.ts';
import { ReasonDialog, type ReasonedAction } from '../../../moderation/reason-dialog.tsx';

interface CommentActionsProps {
  comment: CommentCase['comment'];
  /** Undefined once the author has left. */
  authorId: string | undefined;
}

/** Shows, hides or removes a comment. @param reason for the audit log; empty without one. */
function decide({ id, version }: CommentCase['comment'], decision: 'show' | 'hold' | 'remove', reason = '') {
  return call('POST /api/comments/:id/moderation', { params: { id }, body: { decision, version, reason } });
}

/** Buttons to approve a comment, hide it temporarily, remove it with a reason, or warn its author. */
export function CommentActions({ comment, authorId }: CommentActionsProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const refetch = () => invalidateEndpoints(queries, ...STALE_AFTER['POST /api/comments/:id/moderation']);
  const [action, setAction] = useState<ReasonedAction>();
  const { mutate, isPending } = useMutation({
    mutationFn: (decision: 'show' | 'hold') => decide(comment, decision),
    onSuccess: (_, decision) =>
      toast.add({
        description: decision === 'show' ? t`The comment stays.` : t`The comment is hidden.`,
        tone: 'success',
      }),
    meta: { failure: t`The change could not be saved` },
    onSettled: refetch,
  });
  const remove = () =>
    setAction({
      title: t`Remove the comment?`,
      submitLabel: t`Remove`,
      tone: 'signal',
      done: t`The comment is removed.`,
      reasonLabel: t`Reason (kept in the audit log)`,
      send: async (reason) => {
        await decide(comment, 'remove', reason);
        await refetch();
      },
    });
  const held = comment.state === 'held';
  return (
    <HStack gap="2" wrap="wrap">
      <Button variant="outline" disabled={isPending} onClick={() => mutate('show')}>
        {held ? <Trans>Approve comment</Trans> : <Trans>Dismiss reports</Trans>}
      </Button>
      {comment.state === 'shown' && (
        <Button variant="outline" disabled={isPending} onClick={() => mutate('hold')}>
          <Trans>Hide comment</Trans>
        </Button>
      )}
      <Button variant="outline" colorPalette="signal" disabled={isPending} onClick={remove}>
        <Trans>Remove comment</Trans>
      </Button>
      {authorId && <WarnAuthor id={authorId} />}
      <ReasonDialog action={action} onClose={() => setAction(undefined)} />
    </HStack>
  );
}

/** Warns or punishes a member, also after the comment is decided. */
export function WarnAuthor({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  const may = usePermission('members.moderate');
  const { data } = useQuery({ ...memberQuery(id), enabled: may });
  if (!data?.may.punish) return null;
  return (
    <>
      <Button variant="outline" colorPalette="signal" onClick={() => setOpen(true)}>
        <Trans>Warn or punish the author</Trans>
      </Button>
      <PunishDialog open={open} member={data} onClose={() => setOpen(false)} />
    </>
  );
}
