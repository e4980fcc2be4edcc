import { type Member, STALE_AFTER } from '@boardwalk/contracts';
import {
  Button,
  ConfirmDialog,
  errorMessage,
  invalidateEndpoints,
  PanelSection,
  Stack,
  Text,
  TimeText,
  toast,
  useEndpointMutation,
  useQueryClient,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AccountBadge } from '../../layout/account-badge.tsx';
import { PunishDialog } from '../../moderation/punish-dialog.tsx';

/** State of the account, with the available actions. */
export function AccountPanel({ member }: { member: Member }) {
  const { t } = useLingui();
  const [punishing, setPunishing] = useState(false);
  const queries = useQueryClient();
  const { account, may, sessionsEndedAt } = member;
  const name = member.fullName;
  const ending = useEndpointMutation('POST /api/users/:id/end-sessions', {
    onSuccess: () => toast.add({ description: t`${name} is signed out everywhere.`, tone: 'success' }),
    onSettled: () => invalidateEndpoints(queries, ...STALE_AFTER['POST /api/users/:id/end-sessions']),
  });
  return (
    <PanelSection title={t`Account`} aside={<AccountBadge state={account.state} />}>
      <Stack gap="4" fontSize="sm">
        {account.reason && (
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {account.reason}
          </Text>
        )}
        {account.until && (
          <Text color="fg.muted">
            <Trans>
              Until <TimeText at={account.until} as="long" />
            </Trans>
          </Text>
        )}
        {sessionsEndedAt && (
          <Text color="fg.muted">
            <Trans>
              Sessions were ended <TimeText at={sessionsEndedAt} as="relative" />
            </Trans>
          </Text>
        )}
        {may.punish && (
          <Button variant="outline" colorPalette="signal" onClick={() => setPunishing(true)}>
            <Trans>Warn or punish</Trans>
          </Button>
        )}
        <ConfirmDialog
          trigger={
            may.endSessions && (
              <Button variant="outline">
                <Trans>End all sessions</Trans>
              </Button>
            )
          }
          title={t`Sign ${name} out everywhere?`}
          confirmLabel={t`End all sessions`}
          onConfirm={() => ending.mutateAsync({ params: { id: member.id } })}
          failure={(error) => errorMessage(error, t`The sessions could not be ended`)}
        >
          <Trans>All of their sessions end immediately. They can sign in again.</Trans>
        </ConfirmDialog>
        {!may.punish && !may.endSessions && (
          <Text color="fg.muted">
            <Trans>You can only manage members whose highest role is below yours.</Trans>
          </Text>
        )}
      </Stack>
      <PunishDialog open={punishing} member={member} onClose={() => setPunishing(false)} />
    </PanelSection>
  );
}
