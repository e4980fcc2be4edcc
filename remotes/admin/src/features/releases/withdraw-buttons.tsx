import type { ManagedRemote } from '@boardwalk/contracts';
import { Button } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ServingChange } from './change-serving.ts';
import { ConfirmedButton } from './confirmed-button.tsx';
import type { Serving } from './use-serving.ts';

interface WithdrawButtonsProps {
  remote: ManagedRemote;
  serving: Serving;
}

/** Buttons to stop serving a remote, to disable or enable it, and to remove it, each with a confirmation. */
export function WithdrawButtons({ remote, serving }: WithdrawButtonsProps) {
  const { t } = useLingui();
  const { name, live, canary, staff, offAt, isBuiltIn } = remote;
  const isServed = live !== null || canary !== null || staff !== null;
  const apply = (change: ServingChange) => () => serving.apply({ change, before: remote });
  return (
    <>
      {offAt === null ? (
        <ConfirmedButton
          serving={serving}
          label={t`Switch off`}
          ariaLabel={`${t`Switch off`}: ${name}`}
          colorPalette="signal"
          title={t`Switch ${name} off?`}
          onConfirm={apply({ kind: 'switch', name, off: true })}
        >
          <Trans>
            Its pages and links disappear for everyone on the next page they open. Nothing is deleted; you can
            switch it on again.
          </Trans>
        </ConfirmedButton>
      ) : (
        <Button
          size="xs"
          variant="outline"
          disabled={serving.busy}
          aria-label={t`Switch ${name} on`}
          onClick={() => serving.run({ change: { kind: 'switch', name, off: false }, before: remote })}
        >
          <Trans>Switch on</Trans>
        </Button>
      )}
      {isServed && !isBuiltIn && (
        <ConfirmedButton
          serving={serving}
          label={t`End`}
          ariaLabel={`${t`End`}: ${name}`}
          colorPalette="signal"
          title={t`End ${name}?`}
          onConfirm={apply({ kind: 'end', name })}
        >
          <Trans>
            It has no live version any more: its pages are gone for everyone on the next page they open. Its
            versions stay and can be rolled out again.
          </Trans>
        </ConfirmedButton>
      )}
      {!isServed && !isBuiltIn && (
        <ConfirmedButton
          serving={serving}
          label={t`Remove`}
          ariaLabel={`${t`Remove`}: ${name}`}
          colorPalette="signal"
          title={t`Remove ${name}?`}
          onConfirm={apply({ kind: 'remove', name })}
        >
          <Trans>
            All its versions and their files are deleted. This can’t be undone. Deploy tokens that may release
            it stay until you revoke them.
          </Trans>
        </ConfirmedButton>
      )}
    </>
  );
}
