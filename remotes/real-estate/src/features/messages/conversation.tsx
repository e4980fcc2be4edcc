import type { Inquiry } from '@boardwalk/contracts';
import { Alert, Box, ErrorBox, Grid, Skeleton, Stack, Text, useMinWidth } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { DealRow } from '../../deals/deal-row.tsx';
import { ListingBadge } from '../../deals/state-badges.tsx';
import { useNames } from '../../estate/names.ts';
import { PersonOrCity } from '../../estate/person-or-city.tsx';
import { PropertyCard } from '../../property/property-card.tsx';
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
  const wide = useMinWidth('lg');
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
      gap={{ base: '5', lg: '10' }}
      alignItems="start"
    >
      {!wide && <About inquiry={inquiry} />}
      <Stack gap="5" minW="0">
        {error && !items && (
          <ErrorBox title={t`The messages could not be loaded`} error={error} onRetry={refetch} />
        )}
        {!items && !error && <Skeleton height="20rem" role="status" aria-label={t`Loading the messages`} />}
        {items && <Thread messages={items} more={more} />}
        {more.error !== undefined && (
          <ErrorBox
            title={t`Earlier messages could not be loaded`}
            error={more.error}
            onRetry={more.onMore}
          />
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
      {wide && <SideCard inquiry={inquiry} />}
    </Grid>
  );
}

/** The property, next to the messages in wide windows. */
function SideCard({ inquiry: { property, listing } }: { inquiry: Inquiry }) {
  const names = useNames();
  return (
    <Stack gap="3" position="sticky" top="24">
      <Box as="ul" listStyleType="none">
        <PropertyCard property={property} as="h2" sizes="20rem" />
      </Box>
      <Text textStyle="sm">
        {names.kind(listing.kind)} · <ListingBadge state={listing.state} />
      </Text>
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
