import { type InboxItem, STALE_AFTER } from '@boardwalk/contracts';
import {
  Box,
  Button,
  call,
  HStack,
  invalidateEndpoints,
  NotLoaded,
  Skeleton,
  Stack,
  Text,
  useQuery,
  useQueryClient,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PunishmentDetails, PunishmentSentence } from '../../../moderation/punishment-entry.tsx';
import { ReasonDialog, type ReasonedAction } from '../../../moderation/reason-dialog.tsx';
import { punishmentsQuery } from '../queries.ts';

/** The punishment with its appeal, and the decision, which the staff member who punished can't make. */
export function PunishmentAppealPanel({ item }: { item: InboxItem }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [action, setAction] = useState<ReasonedAction>();
  const { data, error, refetch } = useQuery(punishmentsQuery(item.about?.id ?? ''));
  if (!data)
    return (
      <NotLoaded
        error={error}
        skeleton={<Skeleton height="40" role="status" aria-label={t`Loading the punishment`} />}
        missing={<Text>{t`This member no longer exists.`}</Text>}
        failure={t`The punishment could not be loaded`}
        onRetry={() => void refetch()}
      />
    );
  const punishment = data.items.find(({ id }) => id === item.subject);
  if (!punishment) return <Text overflowWrap="anywhere">{item.note}</Text>;
  const { appeal, may } = punishment;
  const name = item.about?.fullName ?? '';
  const openDialog = (decision: 'grant' | 'reject') =>
    appeal &&
    setAction({
      ...(decision === 'grant'
        ? { title: t`Grant ${name}’s appeal?`, submitLabel: t`Grant`, tone: 'tide' as const }
        : { title: t`Reject ${name}’s appeal?`, submitLabel: t`Reject`, tone: 'signal' as const }),
      done: decision === 'grant' ? t`The appeal is granted.` : t`The appeal is rejected.`,
      send: async (answer) => {
        await call('POST /api/appeals/:id/decision', {
          params: { id: appeal.id },
          body: { decision, answer },
        });
        await invalidateEndpoints(queries, ...STALE_AFTER['POST /api/appeals/:id/decision']);
      },
    });
  return (
    <Stack gap="4">
      <Box>
        <Text mb="2">
          <PunishmentSentence punishment={punishment} />
        </Text>
        <PunishmentDetails punishment={punishment} />
      </Box>
      {may.decideAppeal && (
        <HStack gap="2" wrap="wrap">
          <Button colorPalette="tide" onClick={() => openDialog('grant')}>
            <Trans>Grant appeal</Trans>
          </Button>
          <Button variant="outline" colorPalette="signal" onClick={() => openDialog('reject')}>
            <Trans>Reject appeal</Trans>
          </Button>
        </HStack>
      )}
      <ReasonDialog action={action} onClose={() => setAction(undefined)} />
    </Stack>
  );
}
