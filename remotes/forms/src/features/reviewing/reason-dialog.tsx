import { FORM_LIMITS, type Review, UNDO_SECONDS } from '@boardwalk/contracts';
import {
  Button,
  call,
  Dialog,
  DialogCancel,
  DialogContent,
  Field,
  Select,
  Stack,
  Text,
  Textarea,
  toast,
  useUnsavedText,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useReviewAction } from '../../review/use-review-action.ts';

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
  const messages: Record<ReasonKind, { title: string; label: string; submitLabel: string; done: string }> = {
    approved: {
      title: t`Approve ${name}?`,
      label: t`Message to the applicant (optional)`,
      submitLabel: t({ message: 'Approve', context: 'application' }),
      done: t`Approved. You can undo it for a minute.`,
    },
    denied: {
      title: t`Deny ${name}?`,
      label: t`Reason (visible to the applicant)`,
      submitLabel: t`Deny`,
      done: t`Denied. You can undo it for a minute.`,
    },
    changes: {
      title: t`Ask ${name} for changes`,
      label: t`What should they change? (visible to the applicant)`,
      submitLabel: t`Ask for changes`,
      done: t`The applicant was asked for changes.`,
    },
    revoked: {
      title: t`Revoke ${name}’s approval?`,
      label: t`Reason (visible to the applicant)`,
      submitLabel: t`Revoke approval`,
      done: t`Approval revoked.`,
    },
    granted: {
      title: t`Grant ${name}’s appeal?`,
      label: t`Reason (visible to the applicant)`,
      submitLabel: t`Grant`,
      done: t`The appeal is granted.`,
    },
    rejected: {
      title: t`Reject ${name}’s appeal?`,
      label: t`Reason (visible to the applicant)`,
      submitLabel: t`Reject`,
      done: t`The appeal is rejected.`,
    },
  };
  const send = () => {
    const { id, version } = review;
    const params = { id };
    const reason = text.trim();
    switch (kind) {
      case 'approved':
      case 'denied':
        return call('POST /api/reviews/:id/decision', { params, body: { outcome: kind, reason, version } });
      case 'changes':
        return call('POST /api/reviews/:id/changes', { params, body: { text: reason, version } });
      case 'revoked':
        return call('POST /api/reviews/:id/revoke', { params, body: { reason, version } });
      case 'granted':
      case 'rejected':
        return call('POST /api/reviews/:id/appeal', { params, body: { outcome: kind, reason, version } });
    }
  };
  const { title, label, submitLabel, done } = messages[kind];
  const acting = useReviewAction<void>(review.id, send, {
    onDone: () => {
      toast.add({ description: done, tone: 'success' });
    },
  });
  const needed = kind !== 'approved';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (acting.isPending || (needed && text.trim() === '')) return;
    // Not called if the dialog was closed meanwhile: a later opening stays.
    acting.mutate(undefined, { onSuccess: onClose });
  };
  const bad = kind === 'denied' || kind === 'revoked' || kind === 'rejected';
  return (
    <form onSubmit={submit}>
      <Dialog.Header pe="12">
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="4">
          {review.settings.templates.length > 0 && (
            <Select
              label={t`Start with a template`}
              value=""
              options={review.settings.templates.map(({ id, name }) => ({ value: id, label: name }))}
              onValueChange={(id) => {
                const template = review.settings.templates.find((one) => one.id === id);
                if (template) setText(template.text);
              }}
            >
              <option value="">{t`Choose…`}</option>
            </Select>
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
          {submitLabel}
        </Button>
      </Dialog.Footer>
    </form>
  );
}
