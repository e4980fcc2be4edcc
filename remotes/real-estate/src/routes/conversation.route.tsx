import { EmptyState, Grid, LinkButton, NotLoaded, Page, Skeleton, useParams } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Conversation } from '../features/messages/conversation.tsx';
import { useOtherSide } from '../features/messages/other-side.ts';
import { useConversation } from '../features/messages/use-conversation.ts';

/** `/real-estate/messages/:id`: a conversation. */
export default function ConversationRoute() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const otherSide = useOtherSide();
  const { inquiry, error, refetch, messages } = useConversation(id);
  return (
    <Page
      back={{ to: '/real-estate/messages', label: t`Messages` }}
      title={inquiry ? otherSide(inquiry) : t`Conversation`}
    >
      {inquiry ? (
        <Conversation key={inquiry.id} inquiry={inquiry} messages={messages} />
      ) : (
        <NotLoaded
          error={error}
          failure={t`The conversation could not be loaded`}
          onRetry={refetch}
          missing={<Missing />}
          skeleton={
            <Grid
              role="status"
              aria-label={t`Loading the conversation`}
              templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
              gap={{ base: '5', lg: '10' }}
            >
              <Skeleton height="6rem" hideFrom="lg" />
              <Skeleton height="26rem" />
              <Skeleton height="22rem" hideBelow="lg" />
            </Grid>
          }
        />
      )}
    </Page>
  );
}

function Missing() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Conversation not found`}
      action={
        <LinkButton variant="outline" to="/real-estate/messages">
          <Trans>Your messages</Trans>
        </LinkButton>
      }
    >
      <Trans>It may belong to other members, or the address is wrong.</Trans>
    </EmptyState>
  );
}
