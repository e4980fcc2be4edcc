import type { Inquiry } from '@boardwalk/contracts';
import { Alert, Box, ErrorBox, Skeleton, Stack, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { DealRow } from '../../deals/deal-row.tsx';
import { ListingBadge } from '../../deals/state-badges.tsx';
import { useNames } from '../../estate/names.ts';
import { PersonOrCity } from '../../estate/person-or-city.tsx';
import { Thread } from './thread.tsx';
import type { useConversation } from './use-conversation.ts';
import { WriteMessage } from './write-message.tsx';

interface ConversationProps {
  inquiry: Inquiry;
  messages: ReturnType<typeof useConversation>['messages'];
}

/** A conversation about a property: participants, messages, and the message field. */
export function Conversation({ inquiry, messages }: ConversationProps) {
  const { t } = useLingui();
  const { items, error, refetch, more } = messages;
  return (
    <Stack gap="5" maxW="48rem">
      <About inquiry={inquiry} />
      {error && !items && (
        <ErrorBox title={t`The messages could not be loaded`} error={error} onRetry={refetch} />
      )}
      {!items && !error && <Skeleton height="20rem" role="status" aria-label={t`Loading the messages`} />}
      {items && <Thread messages={items} more={more} />}
      {more.error !== undefined && (
        <ErrorBox title={t`Earlier messages could not be loaded`} error={more.error} onRetry={more.onMore} />
      )}
      {inquiry.open ? (
        <WriteMessage id={inquiry.id} />
      ) : (
        <Alert.Root status="info" borderRadius="md">
          <Alert.Indicator />
          <Alert.Title>
            <Trans>This conversation is closed: the other side has left. You can still read it.</Trans>
          </Alert.Title>
        </Alert.Root>
      )}
    </Stack>
  );
}

function About({ inquiry: { property, listing, side, member, seller } }: { inquiry: Inquiry }) {
  const names = useNames();
  const other = side === 'member' ? seller : member;
  return (
    <Box as="ul" listStyleType="none" borderTopWidth="1px">
      <DealRow property={property} state={<ListingBadge state={listing.state} />}>
        <Text textStyle="sm">
          {names.kind(listing.kind)}
          {' · '}
          <Trans>
            Conversation with <PersonOrCity person={other} />
          </Trans>
        </Text>
      </DealRow>
    </Box>
  );
}
