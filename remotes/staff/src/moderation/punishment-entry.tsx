import type { Punishment } from '@boardwalk/contracts';
import { Box, chakra, Stack, StateBadge, Text, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { KIND_LABELS, STATE_LABELS } from './punishment-labels.ts';

/** Kind, author and state of a punishment. */
export function PunishmentSentence({ punishment: { kind, state, by } }: { punishment: Punishment }) {
  const { i18n } = useLingui();
  return (
    <>
      <chakra.span fontWeight="600">{i18n._(KIND_LABELS[kind])}</chakra.span> ·{' '}
      <bdi translate="no">{by.fullName}</bdi>{' '}
      <StateBadge ms="1" state={state} tone={state === 'active' ? 'refused' : undefined}>
        {i18n._(STATE_LABELS[state])}
      </StateBadge>
    </>
  );
}

/** Reason, rule, end, and outcome. */
export function PunishmentDetails({ punishment }: { punishment: Punishment }) {
  const { reason, rule, endsAt, overAt, liftedBy, liftReason, appeal } = punishment;
  return (
    <Stack gap="1.5" fontSize="sm" overflowWrap="anywhere">
      <Text whiteSpace="pre-line">{reason}</Text>
      <Text color="fg.muted">
        {rule && (
          <Trans>
            Rule {rule.id}, revision {rule.revision}
          </Trans>
        )}
        {rule && endsAt && ' · '}
        {endsAt && (
          <Trans>
            Until <TimeText at={endsAt} as="long" />
          </Trans>
        )}
      </Text>
      {appeal && (
        <Box borderStartWidth="3px" ps="3">
          <Text fontWeight="semibold">
            <Trans>The appeal</Trans> · <TimeText at={appeal.at} as="relative" />
          </Text>
          <Text whiteSpace="pre-line">{appeal.text}</Text>
          {appeal.answer && appeal.decidedBy && (
            <Text whiteSpace="pre-line" color="fg.muted">
              <bdi translate="no">{appeal.decidedBy.fullName}</bdi>: {appeal.answer}
            </Text>
          )}
        </Box>
      )}
      {overAt && appeal?.state !== 'granted' && (
        <Text color="fg.muted" whiteSpace="pre-line">
          {liftedBy ? (
            <Trans>
              Lifted by {liftedBy.fullName}, <TimeText at={overAt} as="long" />: {liftReason}
            </Trans>
          ) : (
            <Trans>
              Ended <TimeText at={overAt} as="long" />
            </Trans>
          )}
        </Text>
      )}
    </Stack>
  );
}
