import type { Member } from '@boardwalk/contracts';
import { Button, ConfirmDialog, PanelSection, Stack, Text, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AccountBadge } from '../../../layout/account-badge.tsx';
import { endSessions } from '../../../moderation/act-on-member.ts';
import { PunishDialog } from '../../../moderation/punish-dialog.tsx';
import { useMemberAction } from '../../../moderation/use-member-action.ts';

/** State of the account, with the available actions. */
export function AccountPanel({ member }: { member: Member }) {
  const { t } = useLingui();
  const [punishing, setPunishing] = useState(false);
  const [ending, setEnding] = useState(false);
  const { account, may, sessionsEndedAt } = member;
  const name = member.fullName;
  const { mutate, isPending } = useMemberAction({
    endpoint: 'POST /api/users/:id/end-sessions',
    send: () => endSessions(member.id),
    done: t`${name} is signed out everywhere.`,
    failure: t`The sessions could not be ended`,
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
        {may.endSessions && (
          <Button variant="outline" onClick={() => setEnding(true)}>
            <Trans>End all sessions</Trans>
          </Button>
        )}
        {!may.punish && !may.endSessions && (
          <Text color="fg.muted">
            <Trans>You can only manage members whose highest role is below yours.</Trans>
          </Text>
        )}
      </Stack>
      <PunishDialog open={punishing} member={member} onClose={() => setPunishing(false)} />
      <ConfirmDialog
        open={ending}
        title={t`Sign ${name} out everywhere?`}
        confirmLabel={t`End all sessions`}
        busy={isPending}
        onConfirm={() => mutate(undefined, { onSettled: () => setEnding(false) })}
        onClose={() => setEnding(false)}
      >
        <Trans>All of their sessions end at once. They can sign in again.</Trans>
      </ConfirmDialog>
    </PanelSection>
  );
}
