import { FORM_LIMITS, type Review, UNDO_SECONDS } from '@boardwalk/contracts';
import {
  Button,
  Dialog,
  DialogCancel,
  DialogContent,
  Field,
  NativeSelect,
  Stack,
  Text,
  Textarea,
  toast,
  useUnsavedText,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { decide, judgeAppeal, requestChanges, revoke } from '../../../review/act-on-review.ts';
import { useReviewAction } from '../../../review/use-review-action.ts';

/** Actions with a reason. */
export type ReasonKind = 'approved' | 'denied' | 'changes' | 'revoked' | 'granted' | 'rejected';

interface ReasonDialogProps {
  kind: ReasonKind | undefined;
  review: Review;
  onClose: () => void;
}

/** Dialog for a reason, with the form's text templates, which states who will read it. */
export function ReasonDialog({ kind, review, onClose }: ReasonDialogProps) {
  return (
    <Dialog.Root open={kind !== undefined} onOpenChange={(change) => !change.open && onClose()}>
      <DialogContent>
        {kind && <ReasonForm key={kind} kind={kind} review={review} onClose={onClose} />}
      </DialogContent>
    </Dialog.Root>
  );
}

function ReasonForm({ kind, review, onClose }: { kind: ReasonKind; review: Review; onClose: () => void }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  useUnsavedText(text.trim() !== '');
  const name = review.applicant.fullName;
  const words: Record<ReasonKind, { title: string; label: string; act: string; done: string }> = {
    approved: {
      title: t`Approve ${name}?`,
      label: t`Message to the applicant (optional)`,
      act: t({ message: 'Approve', context: 'application' }),
      done: t`Approved. You can undo it for a minute.`,
    },
    denied: {
      title: t`Deny ${name}?`,
      label: t`Reason (visible to the applicant)`,
      act: t`Deny`,
      done: t`Denied. You can undo it for a minute.`,
    },
    changes: {
      title: t`Ask ${name} for changes`,
      label: t`What should they change? (visible to the applicant)`,
      act: t`Ask for changes`,
      done: t`The applicant was asked for changes.`,
    },
    revoked: {
      title: t`Revoke the approval of ${name}?`,
      label: t`Reason (visible to the applicant)`,
      act: t`Revoke approval`,
      done: t`Approval revoked.`,
    },
    granted: {
      title: t`Grant the appeal of ${name}?`,
      label: t`Reason (visible to the applicant)`,
      act: t`Grant`,
      done: t`The appeal is granted.`,
    },
    rejected: {
      title: t`Reject the appeal of ${name}?`,
      label: t`Reason (visible to the applicant)`,
      act: t`Reject`,
      done: t`The appeal is rejected.`,
    },
  };
  const acts: Record<ReasonKind, () => Promise<Review>> = {
    approved: () => decide(review, 'approved', text.trim()),
    denied: () => decide(review, 'denied', text.trim()),
    changes: () => requestChanges(review, text.trim()),
    revoked: () => revoke(review, text.trim()),
    granted: () => judgeAppeal(review, 'granted', text.trim()),
    rejected: () => judgeAppeal(review, 'rejected', text.trim()),
  };
  const { title, label, act, done } = words[kind];
  const acting = useReviewAction<void>(review.id, () => acts[kind](), {
    onDone: () => {
      onClose();
      toast.add({ description: done, tone: 'success' });
    },
  });
  const needed = kind !== 'approved';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!acting.isPending && (!needed || text.trim() !== '')) acting.mutate();
  };
  const bad = kind === 'denied' || kind === 'revoked' || kind === 'rejected';
  return (
    <form onSubmit={send}>
      <Dialog.Header pe="12">
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="4">
          {review.settings.templates.length > 0 && (
            <Field.Root>
              <Field.Label>{t`Start with a template`}</Field.Label>
              <NativeSelect.Root>
                <NativeSelect.Field
                  value=""
                  onChange={({ currentTarget }) => {
                    const chosen = review.settings.templates.find(({ id }) => id === currentTarget.value);
                    if (chosen) setText(chosen.text);
                  }}
                >
                  <option value="">{t`Choose…`}</option>
                  {review.settings.templates.map((template) => (
                    <option key={template.id} value={template.id}>
                      {template.name}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            </Field.Root>
          )}
          <Field.Root required={needed}>
            <Field.Label>{label}</Field.Label>
            <Textarea
              rows={6}
              value={text}
              maxLength={FORM_LIMITS.reason}
              autoresize
              onChange={({ target }) => setText(target.value)}
            />
          </Field.Root>
          {(kind === 'approved' || kind === 'denied') && (
            <Text fontSize="sm" color="fg.muted">
              <Trans>
                You can undo this for {UNDO_SECONDS} seconds. Then {name} is notified.
              </Trans>
            </Text>
          )}
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <DialogCancel />
        <Button
          type="submit"
          colorPalette={bad ? 'signal' : 'tide'}
          loading={acting.isPending}
          disabled={needed && text.trim() === ''}
        >
          {act}
        </Button>
      </Dialog.Footer>
    </form>
  );
}
