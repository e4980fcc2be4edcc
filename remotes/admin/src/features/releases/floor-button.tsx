import type { ManagedRemote } from '@boardwalk/contracts';
import { Button, ConfirmDialog } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Serving } from './use-serving.ts';

interface FloorButtonProps {
  remote: ManagedRemote;
  serving: Serving;
}

/** Makes the live version the oldest that may be served, or reverts that, after a confirmation. */
export function FloorButton({ remote: before, serving }: FloorButtonProps) {
  const { t } = useLingui();
  const { name, live, floor } = before;
  const removes = floor !== null && floor === live;
  if (live === null) return null;
  const label = removes ? t`Allow older versions` : t`Block older versions`;
  return (
    <ConfirmDialog
      trigger={
        <Button size="xs" variant="outline" disabled={serving.busy} aria-label={`${label}: ${name}`}>
          {label}
        </Button>
      }
      title={removes ? t`Allow older versions of ${name}?` : t`Block older versions of ${name}?`}
      confirmLabel={label}
      onConfirm={() =>
        serving.apply({ change: { kind: 'floor', name, version: removes ? null : live }, before })
      }
      failure={serving.reasonOf}
    >
      {removes ? (
        <Trans>Older versions can go live again if {live} fails or is rolled back.</Trans>
      ) : (
        <Trans>
          Versions older than {live} can’t go live again, even if {live} fails. Use this after a version that
          fixed a security problem.
        </Trans>
      )}
    </ConfirmDialog>
  );
}
