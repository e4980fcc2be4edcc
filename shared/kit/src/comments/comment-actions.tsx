import type { Comment } from '@boardwalk/contracts';
import { Button, HStack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { loadControls } from '../chakra/forms.ts';
import { loadForms } from '../forms/parts.tsx';
import { ConfirmDialog } from '../overlays/parts.ts';
import { clock } from '../request/clock.ts';
import { usePermission } from '../session/session.ts';
import { ReportDialog } from './report-dialog.tsx';
import type { CommentChanges } from './use-comment-changes.ts';

interface CommentActionsProps {
  comment: Comment;
  changes: CommentChanges;
  onEdit: () => void;
  /** Undefined if comments are closed. */
  onReply: (() => void) | undefined;
}

const loadReportParts = () => Promise.all([loadControls(), loadForms()]);

/** Actions on a comment: reply, edit or remove the reader's own, report another member's. */
export function CommentActions({
  comment: { id, version, mine, editableUntil },
  changes,
  onEdit,
  onReply,
}: CommentActionsProps) {
  const { t } = useLingui();
  const moderates = usePermission('comments.moderate');
  const editable = useBefore(editableUntil);
  return (
    <HStack gap="1" mx="-2" wrap="wrap">
      {onReply && (
        <Button size="xs" variant="ghost" onClick={onReply}>
          <Trans>Reply</Trans>
        </Button>
      )}
      {mine && editable && (
        <Button size="xs" variant="ghost" onClick={onEdit}>
          <Trans>Edit</Trans>
        </Button>
      )}
      {(mine || moderates) && (
        <ConfirmDialog
          trigger={
            <Button size="xs" variant="ghost">
              <Trans>Remove</Trans>
            </Button>
          }
          title={t`Remove this comment?`}
          confirmLabel={t`Remove`}
          onConfirm={() => changes.remove.mutateAsync({ params: { id }, query: { version } })}
        >
          <Trans>Readers will see that a comment was deleted here, but not what it said. Replies stay.</Trans>
        </ConfirmDialog>
      )}
      {!mine && (
        <ReportDialog
          trigger={
            <Button size="xs" variant="ghost" onPointerEnter={loadReportParts} onFocus={loadReportParts}>
              <Trans>Report</Trans>
            </Button>
          }
          version={version}
          onReport={(body) => changes.report.mutateAsync({ params: { id }, body })}
        />
      )}
    </HStack>
  );
}

/** Returns whether an instant is in the future; updates when it passes. */
function useBefore(instant: string): boolean {
  const [now, setNow] = useState(() => clock.now());
  const left = Date.parse(instant) - now;
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(clock.now()), left);
    return () => clearTimeout(timer);
  }, [left]);
  return left > 0;
}
