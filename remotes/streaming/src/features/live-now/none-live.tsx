import type { RelatedStreamer } from '@boardwalk/contracts';
import { Box, Heading, Link, LinkButton, Panel, Stack, Text, TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

interface NoneLiveProps {
  filtered: boolean;
  /** Matching streamers who aren't live, by their next stream. */
  related: readonly RelatedStreamer[];
}

/** Empty state without live streams: shows the next streamer. */
export function NoneLive({ filtered, related }: NoneLiveProps) {
  const next = related.find((one) => one.next)?.next;
  return (
    <Panel>
      <Stack gap="3" maxW="measure">
        <Heading as="h2" textStyle="2xl">
          {filtered ? <Trans>No matching streams are live</Trans> : <Trans>No one is live right now</Trans>}
        </Heading>
        {next ? (
          <Text>
            <Trans>
              Next is{' '}
              <Box as="span" textDecoration="underline" textUnderlineOffset="3px">
                <Link to={`/stream/${encodeURIComponent(next.person.username)}`}>
                  {next.character ?? next.person.fullName}
                </Link>
              </Box>{' '}
              with “{next.title}”, <TimeText at={next.startsAt} as="relative" />.
            </Trans>
          </Text>
        ) : (
          <Text color="fg.muted">
            <Trans>This page updates when someone goes live. Follow a streamer to be notified.</Trans>
          </Text>
        )}
        {filtered && (
          <LinkButton alignSelf="start" variant="outline" size="sm" to="/streaming">
            <Trans>Clear filters</Trans>
          </LinkButton>
        )}
      </Stack>
    </Panel>
  );
}
