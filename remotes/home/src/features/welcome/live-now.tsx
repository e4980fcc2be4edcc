import { Box, endpointQuery, Link, StatusDot, useQuery, useRouteExists } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

const PATH = '/streaming';
const liveQuery = endpointQuery('GET /api/streams', { query: { limit: 1 } });

/** Link to live streams of the city for new members, if there are any. */
export function LiveNow() {
  const exists = useRouteExists()(PATH);
  const { data } = useQuery({ ...liveQuery, enabled: exists });
  const live = data?.items[0];
  if (!exists || !live) return null;
  const name = live.character ?? live.person.fullName;
  return (
    <StatusDot state="off">
      <Trans>
        {name} is live right now:{' '}
        <Box as="span" textDecoration="underline" textUnderlineOffset="3px">
          <Link to={PATH}>watch the stream</Link>
        </Box>
        .
      </Trans>
    </StatusDot>
  );
}
