import type { ManagedRelease } from '@boardwalk/contracts';
import { ConfirmDialog, Stack, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { WideningList } from './widening-list.tsx';

interface ApproveDialogProps {
  /** The remote's name. */
  name: string;
  /** The waiting release; the dialog is open while there is one. */
  release: ManagedRelease | null;
  onApprove: (release: ManagedRelease) => Promise<void>;
  /** Returns the message of a failed approval. */
  failure: (error: unknown) => string;
  onClose: () => void;
}

/** Explains the approval of a release, lists what it adds, and requires a confirmation. */
export function ApproveDialog({ name, release, onApprove, failure, onClose }: ApproveDialogProps) {
  const { t } = useLingui();
  // Keeps the content during the closing animation.
  const last = useRef(release);
  if (release) last.current = release;
  const version = last.current?.version;
  const token = last.current?.waitsWith;
  const widening = last.current?.widening ?? [];
  return (
    <ConfirmDialog
      open={release !== null}
      title={t`Approve ${name} ${version}?`}
      confirmLabel={t`Approve`}
      onClose={onClose}
      onConfirm={() => release && onApprove(release)}
      failure={failure}
    >
      <Stack gap="4">
        {last.current?.tokenIsNew ? (
          <Text>
            <Trans>
              This is the first release with the deploy token “{token}”. Approve it if you know who published
              it. Approving doesn’t roll it out, but anyone with the token can then roll out this and later
              releases.
            </Trans>
          </Text>
        ) : (
          <Text>
            <Trans>
              Approving doesn’t roll it out, but anyone with the deploy token “{token}” can then roll it out.
            </Trans>
          </Text>
        )}
        <WideningList widening={widening} />
      </Stack>
    </ConfirmDialog>
  );
}
