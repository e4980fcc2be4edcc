import type { EndpointAnswer, IdentityProvider } from '@boardwalk/contracts';
import {
  Alert,
  Box,
  Button,
  ConfirmDialog,
  call,
  ErrorBox,
  endpointQuery,
  errorMessage,
  Flex,
  Heading,
  notice,
  Panel,
  Skeleton,
  Stack,
  Text,
  TimeText,
  useEndpointMutation,
  useHashTarget,
  useQuery,
  useQueryClient,
  useSearchParams,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CodeForm } from './code-form.tsx';

type Identity = EndpointAnswer<'GET /api/identities'>['items'][number];

const identitiesQuery = {
  ...endpointQuery('GET /api/identities', {}),
  staleTime: 0,
};

/** The member's verified external accounts, and controls to link others. */
export function LinkedAccounts() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(identitiesQuery);
  useHashTarget(data !== undefined);
  const unlinking = useEndpointMutation('DELETE /api/identities/:provider', {
    onError: () => void queries.invalidateQueries({ queryKey: identitiesQuery.queryKey }),
  });
  const unlink = (provider: IdentityProvider) => unlinking.mutateAsync({ params: { provider } });
  const of = (provider: IdentityProvider) => data?.items.find((one) => one.provider === provider);
  return (
    <Panel as="section" id="accounts" aria-labelledby="accounts-title">
      <Stack gap="5">
        <Stack gap="1">
          <Heading as="h2" id="accounts-title" textStyle="xl">
            <Trans>Linked accounts</Trans>
          </Heading>
          <Text color="fg.muted" fontSize="sm">
            <Trans>
              The game server recognizes you by these accounts. You prove each one when you link it.
            </Trans>
          </Text>
        </Stack>
        <DiscordOutcome />
        {error && !data && (
          <ErrorBox
            title={t`Your linked accounts could not be loaded`}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && (
          <Skeleton height="24" role="status" aria-label={t`Loading your linked accounts`} />
        )}
        {data && (
          <Stack gap="0" borderTopWidth="1px">
            <Account name={t`Game`} identity={of('game')} onUnlink={() => unlink('game')}>
              <CodeForm />
            </Account>
            <Account name="Discord" identity={of('discord')} onUnlink={() => unlink('discord')}>
              {data.discord ? (
                <Button size="sm" variant="outline" onClick={() => void goToDiscord()}>
                  <Trans>Link your Discord account</Trans>
                </Button>
              ) : (
                <Text fontSize="sm" color="fg.muted">
                  <Trans>This site has no connection to Discord.</Trans>
                </Text>
              )}
            </Account>
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}

interface AccountProps {
  name: string;
  identity: Identity | undefined;
  onUnlink: () => Promise<unknown>;
  /** Control to link an account. */
  children: ReactNode;
}

function Account({ name, identity, onUnlink, children }: AccountProps) {
  const { t } = useLingui();
  return (
    <Flex
      direction={{ base: 'column', sm: 'row' }}
      justify="space-between"
      align={{ sm: 'center' }}
      gap="3"
      py="4"
      borderBottomWidth="1px"
    >
      <Box>
        <Text fontWeight="semibold">{name}</Text>
        <Text fontSize="sm" color="fg.muted">
          {identity ? (
            <Trans>
              {identity.name}, since <TimeText at={identity.linkedAt} as="date" />
            </Trans>
          ) : (
            <Trans>Not linked</Trans>
          )}
        </Text>
      </Box>
      {identity ? (
        <ConfirmDialog
          trigger={
            <Button size="sm" variant="ghost" aria-label={t`Unlink ${name}`}>
              <Trans>Unlink</Trans>
            </Button>
          }
          title={t`Unlink this account?`}
          confirmLabel={t`Unlink`}
          onConfirm={onUnlink}
        >
          <Trans>You can’t join the game server with this account until you link it again.</Trans>
        </ConfirmDialog>
      ) : (
        children
      )}
    </Flex>
  );
}

/** Redirects to Discord, which redirects back to this page. */
async function goToDiscord(): Promise<void> {
  try {
    const body = { returnTo: '/profile' };
    const { url } = await call('POST /api/identities/discord', { body });
    window.location.assign(url);
  } catch (error) {
    notice.error(errorMessage(error));
  }
}

/** Outcome of linking, from the query of Discord's redirect. */
function DiscordOutcome() {
  const outcome = useSearchParams()[0].get('discord');
  if (outcome !== 'linked' && outcome !== 'taken' && outcome !== 'refused') return null;
  return (
    <Alert.Root status={outcome === 'linked' ? 'success' : 'warning'}>
      <Alert.Indicator />
      <Alert.Content>
        {outcome === 'linked' && <Trans>Your Discord account is linked.</Trans>}
        {outcome === 'taken' && <Trans>This Discord account is linked to another member.</Trans>}
        {outcome === 'refused' && (
          <Trans>You didn’t allow access at Discord, so no account was linked.</Trans>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}
