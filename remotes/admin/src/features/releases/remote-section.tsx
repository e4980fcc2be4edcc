import type { ManagedRelease, ManagedRemote } from '@boardwalk/contracts';
import { Box, Button, chakra, HStack, PanelSection, Stack, Text, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApproveDialog } from './approve-dialog.tsx';
import type { ServingChange } from './change-serving.ts';
import { ConfirmedButton } from './confirmed-button.tsx';
import { FailuresDialog } from './failures-dialog.tsx';
import { FloorButton } from './floor-button.tsx';
import { History } from './history.tsx';
import { ServeDialog } from './serve-dialog.tsx';
import { TrafficLane } from './traffic-lane.tsx';
import type { Serving } from './use-serving.ts';
import { Versions } from './versions-table.tsx';
import { WithdrawButtons } from './withdraw-buttons.tsx';

interface RemoteSectionProps {
  remote: ManagedRemote;
  serving: Serving;
}

/** A remote: what is served to whom, its versions, rollback, and history. */
export function RemoteSection({ remote, serving }: RemoteSectionProps) {
  const [chosen, setChosen] = useState<ManagedRelease | null>(null);
  const [failing, setFailing] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<ManagedRelease | null>(null);
  const [showsHistory, setShowsHistory] = useState(false);
  const { name } = remote;
  return (
    <PanelSection title={name} aside={<RollbackButtons remote={remote} serving={serving} />}>
      <Stack gap="5">
        <Stack gap="3">
          <TrafficLane remote={remote} />
          {remote.changedAt && remote.changedBy && (
            <Text fontSize="sm" color="fg.muted">
              <Trans>
                Changed <TimeText at={remote.changedAt} as="relative" /> by {remote.changedBy.name}
              </Trans>
            </Text>
          )}
        </Stack>
        <Versions
          remote={remote}
          onServe={setChosen}
          onApprove={setWaiting}
          onShowFailures={({ version }) => setFailing(version)}
        />
        <Box>
          <Button
            size="sm"
            variant="ghost"
            ms="-3"
            aria-expanded={showsHistory}
            onClick={() => setShowsHistory(!showsHistory)}
          >
            {showsHistory ? <Trans>Hide history</Trans> : <Trans>Show history</Trans>}
          </Button>
          {showsHistory && (
            <Box mt="2">
              <History name={name} />
            </Box>
          )}
        </Box>
      </Stack>
      <FailuresDialog name={name} version={failing} onClose={() => setFailing(null)} />
      <ServeDialog
        remote={remote}
        release={chosen}
        onClose={() => setChosen(null)}
        onServe={(audience, force) => {
          if (chosen) {
            const { version } = chosen;
            serving.run({ change: { kind: 'promote', name, version, force, ...audience }, before: remote });
          }
          setChosen(null);
        }}
      />
      <ApproveDialog
        name={name}
        release={waiting}
        onClose={() => setWaiting(null)}
        failure={serving.reasonOf}
        onApprove={async ({ version }) => {
          await serving.apply({ change: { kind: 'approve', name, version }, before: remote });
          setWaiting(null);
        }}
      />
    </PanelSection>
  );
}

type Channel = Extract<ServingChange, { kind: 'rollback' }>['channel'];

/** Buttons to revert something, each with a confirmation. */
function RollbackButtons({ remote, serving }: RemoteSectionProps) {
  const { t } = useLingui();
  const { name, previous, live, canary, staff } = remote;
  const toLive = (
    <Trans>
      They get <Code>{live}</Code>, like everyone else, on the next page they open.
    </Trans>
  );
  const rollBack = (channel: Channel) => () =>
    serving.apply({ change: { kind: 'rollback', name, channel }, before: remote });
  return (
    <HStack wrap="wrap" gap="2">
      {canary && (
        <ConfirmedButton
          serving={serving}
          label={t`End canary`}
          title={t`End the canary of ${name}?`}
          onConfirm={rollBack('canary')}
        >
          {toLive}
        </ConfirmedButton>
      )}
      {staff !== null && (
        <ConfirmedButton
          serving={serving}
          label={t`End staff version`}
          title={t`End the staff version of ${name}?`}
          confirmLabel={t`End it`}
          onConfirm={rollBack('staff')}
        >
          {toLive}
        </ConfirmedButton>
      )}
      {previous !== null && (
        <ConfirmedButton
          serving={serving}
          label={t`Roll back`}
          ariaLabel={t`Roll ${name} back`}
          colorPalette="signal"
          title={t`Roll ${name} back?`}
          onConfirm={rollBack('live')}
        >
          <Trans>
            Everyone gets <Code>{previous}</Code> instead of <Code>{live}</Code> on the next page they open.
          </Trans>
        </ConfirmedButton>
      )}
      <FloorButton remote={remote} serving={serving} />
      <WithdrawButtons remote={remote} serving={serving} />
    </HStack>
  );
}

function Code({ children }: { children?: string | null }) {
  return (
    <chakra.code translate="no" overflowWrap="anywhere">
      {children}
    </chakra.code>
  );
}
