import type { ManagedRelease, ManagedRemote } from '@boardwalk/contracts';
import {
  Button,
  ConfirmDialog,
  HStack,
  LinkButton,
  PanelSection,
  Stack,
  Text,
  TimeText,
  useNavigate,
  usePermission,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AppStateBadge } from './app-cells.tsx';
import { AppMenu } from './app-menu.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { BackendPanel } from './backend-panel.tsx';
import { FailuresDialog } from './failures-dialog.tsx';
import { History } from './history.tsx';
import { ServeDialog } from './serve-dialog.tsx';
import { TrafficLane } from './traffic-lane.tsx';
import { useAppActions } from './use-app-actions.tsx';
import { type Serving, useServing } from './use-serving.ts';
import { Versions } from './versions-table.tsx';

/** An app: what is served to whom, its versions, and its history. */
export function AppDetails({ app }: { app: ManagedRemote }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const serving = useServing();
  const [chosen, setChosen] = useState<ManagedRelease | null>(null);
  const [failing, setFailing] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<ManagedRelease | null>(null);
  const { name } = app;
  const managesSite = usePermission('site.manage');
  return (
    <>
      <PanelSection
        title={t`What visitors get`}
        aside={
          <HStack gap="2">
            <AppStateBadge app={app} />
            {managesSite && (
              <LinkButton to={`/admin/remotes/${name}`} size="sm" variant="outline">
                <Trans>Settings</Trans>
              </LinkButton>
            )}
            <RollbackButton app={app} serving={serving} />
            <AppMenu app={app} serving={serving} onRemoved={() => void navigate('/admin/releases')} />
          </HStack>
        }
      >
        <Stack gap="3">
          <TrafficLane remote={app} />
          {app.changedAt && app.changedBy && (
            <Text fontSize="sm" color="fg.muted">
              <Trans>
                Changed <TimeText at={app.changedAt} as="relative" /> by {app.changedBy.name}
              </Trans>
            </Text>
          )}
        </Stack>
      </PanelSection>
      <PanelSection title={t`Versions`}>
        <Versions
          remote={app}
          onServe={setChosen}
          onApprove={setWaiting}
          onShowFailures={({ version }) => setFailing(version)}
        />
      </PanelSection>
      <BackendPanel name={name} />
      <PanelSection title={t`History`}>
        <History name={name} />
      </PanelSection>
      <FailuresDialog name={name} version={failing} onClose={() => setFailing(null)} />
      <ServeDialog
        remote={app}
        release={chosen}
        onClose={() => setChosen(null)}
        onServe={(audience, force) => {
          if (chosen) {
            const { version } = chosen;
            serving.run({ change: { kind: 'promote', name, version, force, ...audience }, before: app });
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
          await serving.apply({ change: { kind: 'approve', name, version }, before: app });
          setWaiting(null);
        }}
      />
    </>
  );
}

/** The action of the menu that is needed in a hurry. */
function RollbackButton({ app, serving }: { app: ManagedRemote; serving: Serving }) {
  const { t } = useLingui();
  const { name } = app;
  const action = useAppActions(app).find(({ id }) => id === 'rollback');
  return (
    <ConfirmDialog
      trigger={
        action !== undefined && (
          <Button
            size="sm"
            variant="outline"
            colorPalette="signal"
            disabled={serving.busy}
            aria-label={t`Roll ${name} back`}
          >
            <Trans>Roll back</Trans>
          </Button>
        )
      }
      title={action?.confirmation?.title ?? ''}
      confirmLabel={t`Roll back`}
      onConfirm={() => action && serving.apply({ change: action.change, before: app })}
      failure={serving.reasonOf}
    >
      {action?.confirmation?.consequences}
    </ConfirmDialog>
  );
}
