import type { ManagedStreamer, StreamReportReason } from '@boardwalk/contracts';
import {
  Badge,
  Box,
  Button,
  chakra,
  Flex,
  HStack,
  Link,
  LiveLamp,
  MemberAvatar,
  MemberName,
  Stack,
  Text,
  TimeText,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNames } from '../../streams/names.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { StreamerBadge } from './states.tsx';

/** A streamer as staff see them: application, reports, and decisions. */
export function StreamerCase({ streamer, alone }: { streamer: ManagedStreamer; alone: boolean }) {
  const names = useNames();
  const { person, state, platform, channel, channelUrl, characters, tags, language, appliedAt, live } =
    streamer;
  const { decidedAt, decidedBy, reason, reports, message, about, followers } = streamer;
  return (
    <Box as="article" aria-label={person.fullName} py="5" borderTopWidth="1px">
      <Flex gap="4" direction={{ base: 'column', lg: 'row' }} justify="space-between">
        <HStack gap="4" align="start" minW="0" flex="1">
          <MemberAvatar {...person} size="10" />
          <Stack gap="1" minW="0">
            <HStack gap="3" wrap="wrap">
              <Text fontFamily="heading" fontWeight="700" textStyle="lg">
                <MemberName {...person} />
              </Text>
              <StreamerBadge state={state} />
              {live && <LiveLamp />}
              {reports.length > 0 && (
                <Badge colorPalette="signal">
                  <Plural value={reports.length} one="# report" other="# reports" />
                </Badge>
              )}
            </HStack>
            <Text overflowWrap="anywhere">
              {names.platform(platform)}:{' '}
              <chakra.a
                href={channelUrl}
                rel="noopener noreferrer nofollow"
                target="_blank"
                color="dusk.fg"
                textDecoration="underline"
              >
                {channel}
              </chakra.a>{' '}
              · {characters.join(', ')}
            </Text>
            <Text textStyle="sm" color="fg.muted">
              {[names.language(language), ...tags].join(' · ')} ·{' '}
              <Plural value={followers} one="# follower" other="# followers" />
            </Text>
            <Text textStyle="sm" color="fg.muted">
              <Trans>
                applied <TimeText at={appliedAt} as="relative" />
              </Trans>
              {decidedAt && decidedBy && (
                <>
                  {' · '}
                  <Trans>
                    decided by {decidedBy.fullName} <TimeText at={decidedAt} as="relative" />
                  </Trans>
                </>
              )}
            </Text>
            {reason && <Quote>{reason}</Quote>}
            {(alone || state === 'applied') && about && (
              <Text maxW="measure" whiteSpace="pre-line" overflowWrap="anywhere">
                {about}
              </Text>
            )}
            {(alone || state === 'applied') && message && <Quote>{message}</Quote>}
            {state === 'approved' && (
              <Text textStyle="sm" textDecoration="underline" textUnderlineOffset="3px">
                <Link to={`/stream/${encodeURIComponent(person.username)}`}>
                  <Trans>View stream</Trans>
                </Link>
              </Text>
            )}
            <Reports reports={reports} />
          </Stack>
        </HStack>
        <DecisionButtons streamer={streamer} />
      </Flex>
    </Box>
  );
}

function Quote({ children }: { children: string }) {
  return (
    <Text
      borderStartWidth="3px"
      borderStartColor="border.emphasized"
      ps="3"
      mt="1"
      maxW="measure"
      whiteSpace="pre-line"
      overflowWrap="anywhere"
    >
      {children}
    </Text>
  );
}

function Reports({ reports }: Pick<ManagedStreamer, 'reports'>) {
  const { t } = useLingui();
  const reasons: Record<StreamReportReason, string> = {
    rules: t`Breaks a rule`,
    harassment: t`Harassment`,
    'stream-sniping': t`Stream sniping`,
    impersonation: t`Impersonation`,
    other: t`Something else`,
  };
  if (reports.length === 0) return null;
  return (
    <Box as="ul" listStyleType="none" mt="2">
      {reports.map(({ id, reason, text, at, by }) => (
        <Box as="li" key={id} py="2" borderTopWidth="1px" maxW="measure">
          <Text textStyle="sm" color="fg.muted">
            <chakra.strong color="fg">{reasons[reason]}</chakra.strong> ·{' '}
            {by ? <MemberName {...by} /> : <Trans>a deleted member</Trans>} ·{' '}
            <TimeText at={at} as="relative" />
          </Text>
          {text && (
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {text}
            </Text>
          )}
        </Box>
      ))}
    </Box>
  );
}

function DecisionButtons({ streamer }: { streamer: ManagedStreamer }) {
  const { may, state, reports } = streamer;
  return (
    <HStack gap="2" wrap="wrap" align="start" flexShrink="0">
      <DecisionDialog
        streamer={streamer}
        decision="approve"
        trigger={
          may.approve && (
            <Button size="sm" colorPalette="tide">
              <Trans context="application">Approve</Trans>
            </Button>
          )
        }
      />
      <DecisionDialog
        streamer={streamer}
        decision="restore"
        trigger={
          may.restore && (
            <Button size="sm" colorPalette="tide" variant="outline">
              <Trans context="streamer">Restore</Trans>
            </Button>
          )
        }
      />
      <DecisionDialog
        streamer={streamer}
        decision="dismiss-reports"
        trigger={
          may.dismissReports &&
          reports.length > 0 && (
            <Button size="sm" variant="outline">
              <Trans>Dismiss reports</Trans>
            </Button>
          )
        }
      />
      <DecisionDialog
        streamer={streamer}
        decision="suspend"
        trigger={
          may.suspend && (
            <Button size="sm" colorPalette="signal" variant="outline">
              <Trans>Suspend</Trans>
            </Button>
          )
        }
      />
      <DecisionDialog
        streamer={streamer}
        decision="retire"
        trigger={
          may.retire && (
            <Button size="sm" colorPalette="signal" variant="ghost">
              {state === 'applied' ? <Trans>Decline</Trans> : <Trans>Remove streamer</Trans>}
            </Button>
          )
        }
      />
    </HStack>
  );
}
