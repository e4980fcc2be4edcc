import { EmptyState, LinkButton, NotLoaded, Page, Skeleton, Stack, useParams } from '@boardwalk/kit';
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
            <Stack gap="5" maxW="48rem" role="status" aria-label={t`Loading the conversation`}>
              <Skeleton height="8rem" />
              <Skeleton height="20rem" />
            </Stack>
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
