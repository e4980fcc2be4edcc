import { IN_FORCE, type OwnPunishment, type PunishmentKind } from '@boardwalk/contracts';
import { Badge, Box, Button, HStack, Stack, Text, TimeText, useQuery } from '@boardwalk/kit';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { AppealDialog } from './appeal-dialog.tsx';
import { ruleQuery } from './queries.ts';

const KIND_NAMES: Record<PunishmentKind, MessageDescriptor> = {
  warning: msg`Warning`,
  restriction: msg`Restriction`,
  suspension: msg`Suspension`,
  ban: msg`Ban`,
};

/** Effect of each kind while it is in force. */
const KIND_MEANINGS: Record<PunishmentKind, MessageDescriptor> = {
  warning: msg`No restrictions now, but it counts next time.`,
  restriction: msg`You can read. You can’t comment, react or apply.`,
  suspension: msg`You can’t use the site or join the game server until it ends.`,
  ban: msg`You can’t use the site or join the game server.`,
};

/** A warning or punishment of the member: kind, reason, rule, end, and the appeal. */
export function PunishmentCard({ punishment }: { punishment: OwnPunishment }) {
  const { i18n } = useLingui();
  const { kind, reason, rule, state, startsAt } = punishment;
  const inForce = IN_FORCE.includes(state);
  return (
    <Stack as="article" gap="3" aria-label={i18n._(KIND_NAMES[kind])}>
      <HStack wrap="wrap" gap="2">
        <Badge variant="subtle" colorPalette={inForce && kind !== 'warning' ? 'signal' : 'gray'}>
          {i18n._(KIND_NAMES[kind])}
        </Badge>
        <Text as="span" fontSize="sm" color="fg.muted">
          <Trans>
            since <TimeText at={startsAt} as="long" />
          </Trans>
        </Text>
      </HStack>
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {reason}
      </Text>
      {rule && <CitedRule id={rule.id} />}
      <Text fontSize="sm">
        <Ending punishment={punishment} />
        {inForce && (
          <Text as="span" display="block" color="fg.muted">
            {i18n._(KIND_MEANINGS[kind])}
          </Text>
        )}
      </Text>
      <AppealPart punishment={punishment} />
    </Stack>
  );
}

/** The text of the rule, which begins with its id. Shown here because a closed account can't open the docs. */
function CitedRule({ id }: { id: string }) {
  const { data } = useQuery(ruleQuery(id));
  return (
    <Box borderStartWidth="3px" ps="3" fontSize="sm" color="fg.muted">
      {data?.text ?? <Trans>Rule {id}</Trans>}
    </Box>
  );
}

function Ending({ punishment: { kind, state, endsAt, overAt } }: { punishment: OwnPunishment }) {
  if (overAt && state === 'lifted')
    return (
      <Trans>
        Lifted on <TimeText at={overAt} as="long" />
      </Trans>
    );
  if (overAt)
    return (
      <Trans>
        Ended on <TimeText at={overAt} as="long" />
      </Trans>
    );
  if (endsAt)
    return (
      <Trans>
        Until <TimeText at={endsAt} as="long" />
      </Trans>
    );
  return kind === 'warning' ? null : <Trans>Permanent</Trans>;
}

function AppealPart({ punishment }: { punishment: OwnPunishment }) {
  const { appeal, may } = punishment;
  return (
    <>
      <AppealDialog
        punishment={punishment}
        trigger={
          may.appeal &&
          !appeal && (
            <Button alignSelf="start" size="sm" variant="outline">
              <Trans>Appeal</Trans>
            </Button>
          )
        }
      />
      {appeal && <AppealStatus appeal={appeal} />}
    </>
  );
}

function AppealStatus({ appeal }: { appeal: NonNullable<OwnPunishment['appeal']> }) {
  return (
    <Stack gap="2" bg="bg.muted" borderRadius="md" p="3" fontSize="sm">
      <Text fontWeight="semibold">
        {appeal.state === 'open' && <Trans>Another team member will review your appeal.</Trans>}
        {appeal.state === 'granted' && <Trans>Your appeal was granted.</Trans>}
        {appeal.state === 'rejected' && <Trans>Your appeal was rejected.</Trans>}
        {appeal.state === 'closed' && <Trans>It ended before your appeal was decided.</Trans>}
      </Text>
      <Text whiteSpace="pre-line" overflowWrap="anywhere" color="fg.muted">
        {appeal.text}
      </Text>
      {appeal.answer && (
        <Text whiteSpace="pre-line" overflowWrap="anywhere" borderStartWidth="3px" ps="3">
          {appeal.answer}
        </Text>
      )}
    </Stack>
  );
}
