import type { ManagedRemote } from '@boardwalk/contracts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmedButton } from './confirmed-button.tsx';
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
    <ConfirmedButton
      serving={serving}
      label={label}
      ariaLabel={`${label}: ${name}`}
      title={removes ? t`Allow older versions of ${name}?` : t`Block older versions of ${name}?`}
      onConfirm={() =>
        serving.apply({ change: { kind: 'floor', name, version: removes ? null : live }, before })
      }
    >
      {removes ? (
        <Trans>Older versions can go live again if {live} fails or is rolled back.</Trans>
      ) : (
        <Trans>
          Versions older than {live} can’t go live again, even if {live} fails. Use this after a version that
          fixed a security problem.
        </Trans>
      )}
    </ConfirmedButton>
  );
}
