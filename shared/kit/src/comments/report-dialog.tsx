import {
  OTHER_REASON_MIN,
  REASON_LIMIT,
  REPORT_REASON_NAMES,
  REPORT_REASONS,
  type ReportReason,
} from '@boardwalk/contracts';
import { Button, chakra, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Field, RadioGroup, Textarea } from '../chakra/forms.ts';
import { DialogCancel, DialogContent } from '../overlays/dialog-content.tsx';
import { Dialog } from '../unsaved/guarded-dialog.tsx';
import { useUnsavedText } from '../unsaved/unsaved.ts';

interface Report {
  kind: ReportReason;
  /** The reporter's explanation, which may be empty. */
  reason: string;
}

interface ReportDialogProps {
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onReport: (report: Report) => void;
}

/** Dialog to report a comment to the moderators. */
export function ReportDialog({ open, busy, onClose, onReport }: ReportDialogProps) {
  const [kind, setKind] = useState<ReportReason>();
  const [words, setWords] = useState('');
  const content = useRef<HTMLDivElement>(null);
  const reason = words.trim();
  const isEnough = kind !== undefined && (kind !== 'other' || reason.length >= OTHER_REASON_MIN);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      // Not the text field: a phone's keyboard would cover the reasons.
      initialFocusEl={() => content.current}
    >
      <DialogContent ref={content}>
        <chakra.form
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy && isEnough) onReport({ kind, reason });
          }}
        >
          <Dialog.Header>
            <Dialog.Title>
              <Trans>Report this comment</Trans>
            </Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <UnsavedWords isUnsaved={reason !== ''} />
            <Stack gap="5">
              <Reasons chosen={kind} onChoose={setKind} />
              <Field.Root required={kind === 'other'}>
                <Field.Label>
                  {kind === 'other' ? (
                    <Trans>What is wrong with this comment?</Trans>
                  ) : (
                    <Trans>What else should the moderators know? (optional)</Trans>
                  )}
                </Field.Label>
                <Textarea
                  rows={3}
                  maxLength={REASON_LIMIT}
                  value={words}
                  onChange={(event) => setWords(event.target.value)}
                />
                <Field.HelperText>
                  <Trans>Only moderators can read this. You will be notified of their decision.</Trans>
                </Field.HelperText>
              </Field.Root>
            </Stack>
          </Dialog.Body>
          <Dialog.Footer>
            <DialogCancel />
            <Button type="submit" colorPalette="sodium" disabled={!isEnough} loading={busy}>
              <Trans>Report</Trans>
            </Button>
          </Dialog.Footer>
        </chakra.form>
      </DialogContent>
    </Dialog.Root>
  );
}

/** Registers unsaved text with the dialog, which confirms before it closes. */
function UnsavedWords({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedText(isUnsaved);
  return null;
}

interface ReasonsProps {
  chosen: ReportReason | undefined;
  onChoose: (kind: ReportReason) => void;
}

function Reasons({ chosen, onChoose }: ReasonsProps) {
  const { i18n } = useLingui();
  return (
    <RadioGroup.Root
      value={chosen ?? null}
      onValueChange={({ value }) => onChoose(value as ReportReason)}
      colorPalette="tide"
    >
      <RadioGroup.Label mb="2" fontWeight="medium" textStyle="sm">
        <Trans>Why are you reporting this comment?</Trans>
      </RadioGroup.Label>
      <Stack gap="1">
        {REPORT_REASON_NAMES.map((name) => (
          <RadioGroup.Item key={name} value={name} minH="8">
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText>{i18n._(REPORT_REASONS[name])}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
  );
}
