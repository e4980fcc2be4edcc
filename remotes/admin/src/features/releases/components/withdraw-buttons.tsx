import type { ManagedRemote } from '@boardwalk/contracts';
import { Button, ConfirmDialog } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { ServingChange } from '../change-serving.ts';
import type { Serving } from '../hooks/use-serving.ts';

interface WithdrawButtonsProps {
  remote: ManagedRemote;
  serving: Serving;
}

/** Buttons to stop serving a remote, to disable or enable it, and to remove it, each with a confirmation. */
export function WithdrawButtons({ remote, serving }: WithdrawButtonsProps) {
  const { t } = useLingui();
  const { name, live, canary, staff, offAt, isBuiltIn } = remote;
  const isServed = live !== null || canary !== null || staff !== null;
  const run = (change: ServingChange) => () => serving.run({ change, before: remote });
  return (
    <>
      {offAt === null ? (
        <AskingButton
          busy={serving.busy}
          label={t`Switch off`}
          name={name}
          title={t`Switch ${name} off?`}
          onConfirm={run({ kind: 'switch', name, off: true })}
        >
          <Trans>
            Its pages and links are gone for everyone on the next page they open, whatever is served of it.
            Nothing is deleted; you can switch it on again.
          </Trans>
        </AskingButton>
      ) : (
        <Button
          size="xs"
          variant="outline"
          disabled={serving.busy}
          aria-label={t`Switch ${name} on`}
          onClick={run({ kind: 'switch', name, off: false })}
        >
          <Trans>Switch on</Trans>
        </Button>
      )}
      {isServed && !isBuiltIn && (
        <AskingButton
          busy={serving.busy}
          label={t`End`}
          name={name}
          title={t`End ${name}?`}
          onConfirm={run({ kind: 'end', name })}
        >
          <Trans>
            No version of it is served any more: its pages are gone for everyone on the next page they open.
            Its versions stay and can be served again.
          </Trans>
        </AskingButton>
      )}
      {!isServed && !isBuiltIn && (
        <AskingButton
          busy={serving.busy}
          label={t`Remove`}
          name={name}
          title={t`Remove ${name}?`}
          onConfirm={run({ kind: 'remove', name })}
        >
          <Trans>
            All its versions and their files are deleted. This can’t be undone. Deploy tokens that may release
            it stay until you revoke them.
          </Trans>
        </AskingButton>
      )}
    </>
  );
}

interface AskingButtonProps {
  busy: boolean;
  label: string;
  /** The remote's name. */
  name: string;
  title: string;
  onConfirm: () => void;
  children: ReactNode;
}

function AskingButton({ busy, label, name, title, onConfirm, children }: AskingButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        colorPalette="signal"
        disabled={busy}
        aria-label={`${label}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={title}
        confirmLabel={label}
        onConfirm={() => {
          onConfirm();
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
