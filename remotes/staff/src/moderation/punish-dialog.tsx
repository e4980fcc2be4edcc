import {
  type Member,
  MODERATION_LIMITS,
  PUNISHMENT_KINDS,
  type PunishmentKind,
  truncate,
} from '@boardwalk/contracts';
import {
  call,
  Dialog,
  DialogCancel,
  DialogContent,
  Form,
  FormField,
  FormSummary,
  SelectField,
  Stack,
  SubmitButton,
  Text,
  Textarea,
  toast,
  useIdempotencyKey,
  useQuery,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { DURATIONS, KIND_DESCRIPTIONS, KIND_LABELS } from './punishment-labels.ts';
import { rulesQuery } from './queries.ts';

interface PunishDialogProps {
  open: boolean;
  member: Member;
  onClose: () => void;
}

interface Values {
  kind: PunishmentKind;
  reason: string;
  ruleId: string;
  /** In hours; empty for no end. */
  duration: string;
}

/** Dialog to warn, restrict, suspend or ban. */
export function PunishDialog({ open, member, onClose }: PunishDialogProps) {
  return (
    <Dialog.Root open={open} scrollBehavior="inside" onOpenChange={(change) => !change.open && onClose()}>
      <DialogContent>{open && <PunishForm member={member} onClose={onClose} />}</DialogContent>
    </Dialog.Root>
  );
}

/** A warning has no end, and a suspension always has one. */
const durationsOf = (kind: PunishmentKind) =>
  kind === 'warning' ? [] : DURATIONS.filter(({ hours }) => kind !== 'suspension' || hours !== null);

function PunishForm({ member, onClose }: Omit<PunishDialogProps, 'open'>) {
  const { t, i18n } = useLingui();
  const { data: rules } = useQuery(rulesQuery);
  const withKey = useIdempotencyKey();
  // The dialog may be closed, and opened again, while the form is sent.
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const name = member.fullName;
  return (
    <Form
      defaultValues={{ kind: 'warning', reason: '', ruleId: '', duration: '168' } satisfies Values as Values}
      check="POST /api/users/:id/punishments"
      body={({ kind, reason, ruleId, duration }) => ({
        kind,
        reason,
        ruleId: ruleId || null,
        hours: kind === 'warning' || duration === '' ? null : Number(duration),
      })}
      onSubmit={(body) =>
        withKey({ id: member.id, body }, (idempotencyKey) =>
          call('POST /api/users/:id/punishments', { params: { id: member.id }, body }, { idempotencyKey }),
        )
      }
      onSaved={() => {
        if (isOpen.current) onClose();
        toast.add({ description: t`Saved. ${name} is notified.`, tone: 'success' });
      }}
      failure={t`The warning or punishment could not be saved`}
      // A ban may require a new sign-in, which leaves the page.
      draft={{ area: 'punishments', id: member.id }}
    >
      {({ control, watch }) => {
        const kind = watch('kind');
        return (
          <>
            <Dialog.Header pe="12">
              <Dialog.Title overflowWrap="anywhere">
                <Trans>
                  Warn or punish <bdi translate="no">{name}</bdi>
                </Trans>
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="4">
                <FormSummary />
                <SelectField
                  control={control}
                  name="kind"
                  label={t`Type`}
                  helperText={i18n._(KIND_DESCRIPTIONS[kind])}
                  options={PUNISHMENT_KINDS.map((one) => ({ value: one, label: i18n._(KIND_LABELS[one]) }))}
                />
                {kind !== 'warning' && (
                  <SelectField
                    control={control}
                    name="duration"
                    label={t`How long`}
                    options={durationsOf(kind).map(({ hours, name: label }) => ({
                      value: hours ?? '',
                      label: i18n._(label),
                    }))}
                  />
                )}
                <SelectField
                  control={control}
                  name="ruleId"
                  label={t`Rule`}
                  options={rules?.items.map(({ id, text }) => ({
                    value: id,
                    label: truncate(text ?? id, 80),
                  }))}
                >
                  <option value="">{t`None`}</option>
                </SelectField>
                <FormField
                  control={control}
                  name="reason"
                  label={t`Reason`}
                  helperText={t`${name} can read this.`}
                  limit={MODERATION_LIMITS.reason}
                  rules={{ required: t`Enter a reason.` }}
                >
                  {(field) => <Textarea {...field} rows={5} maxLength={MODERATION_LIMITS.reason} />}
                </FormField>
                <Text fontSize="sm" color="fg.muted">
                  <Trans>
                    This takes effect immediately. The member can appeal, and someone else decides on the
                    appeal.
                  </Trans>
                </Text>
              </Stack>
            </Dialog.Body>
            <Dialog.Footer>
              <DialogCancel />
              <SubmitButton colorPalette="signal">{i18n._(KIND_LABELS[kind])}</SubmitButton>
            </Dialog.Footer>
          </>
        );
      }}
    </Form>
  );
}
