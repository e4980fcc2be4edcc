import { Link, Stack, Text, TimeText, useQuery } from '@boardwalk/kit';
import { Plural, Trans } from '@lingui/react/macro';
import { backendHooksQuery } from './queries.ts';

/** Calls of the site to the backend of an app that wait or have failed; nothing without any. */
export function BackendHooks({ name }: { name: string }) {
  const { data } = useQuery(backendHooksQuery);
  const state = data?.items.find(({ remote }) => remote === name);
  if (!state) return null;
  const {
    waitingEvents,
    failedEvents,
    waitingDeletions,
    waitingSince,
    failedDeletions,
    failedExports,
    problem,
  } = state;
  const failed = failedEvents + failedDeletions + failedExports;
  return (
    <Stack gap="1" fontSize="sm" role="status">
      {waitingDeletions > 0 && waitingSince !== null && (
        <Text fontWeight="600">
          <Plural value={waitingDeletions} one="# deletion waiting" other="# deletions waiting" />{' '}
          <Trans>
            since <TimeText at={waitingSince} as="relative" />
          </Trans>
        </Text>
      )}
      {failedDeletions > 0 && (
        <Text fontWeight="600">
          <Plural
            value={failedDeletions}
            one="The data of # former member was not deleted in time"
            other="The data of # former members was not deleted in time"
          />
        </Text>
      )}
      {failedExports > 0 && (
        <Text>
          <Plural
            value={failedExports}
            one="# export of a member lacks the data of this app"
            other="# exports of members lack the data of this app"
          />
        </Text>
      )}
      {waitingEvents > 0 && (
        <Text>
          <Plural value={waitingEvents} one="# event waiting" other="# events waiting" />
        </Text>
      )}
      {failedEvents > 0 && (
        <Text>
          <Plural value={failedEvents} one="# event not delivered" other="# events not delivered" />
        </Text>
      )}
      {problem !== null && (
        <Text color="fg.muted" overflowWrap="anywhere">
          {problem}
        </Text>
      )}
      {failed > 0 && (
        <Link to="/admin/deliveries">
          <Trans>Show failed calls</Trans>
        </Link>
      )}
    </Stack>
  );
}
