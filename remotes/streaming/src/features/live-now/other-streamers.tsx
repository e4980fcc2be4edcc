import type { RelatedStreamer } from '@boardwalk/contracts';
import { Box, Heading } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { StreamerRow } from '../../streams/streamer-row.tsx';

/** Matching streamers who aren't live. */
export function OtherStreamers({ streamers }: { streamers: readonly RelatedStreamer[] }) {
  return (
    <Box as="section" aria-labelledby="other-streamers">
      <Heading as="h2" id="other-streamers" textStyle="2xl" mb="4">
        <Trans>Offline</Trans>
      </Heading>
      <Box
        as="ul"
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        }}
        columnGap="10"
      >
        {streamers.map((streamer) => (
          <StreamerRow key={streamer.person.username} streamer={streamer} />
        ))}
      </Box>
    </Box>
  );
}
