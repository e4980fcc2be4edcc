import { type Account, IN_FORCE, isClosed, STATE_OF_PUNISHMENT } from '@boardwalk/contracts';
import {
  Button,
  Center,
  chakra,
  currentUserQuery,
  ErrorBox,
  HandleTag,
  PageHeading,
  Panel,
  Skeleton,
  Stack,
  Text,
  TimeText,
  usePages,
  usePageTitle,
  useQuery,
  useSession,
  useSessionActions,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { MAIN_ID } from '../../frame/skip-link.tsx';
import { PunishmentCard } from './punishment-card.tsx';
import { ownPunishmentPages } from './queries.ts';

/** Polling interval of the account's state, in milliseconds: a closed account gets no live events. */
const POLL_INTERVAL_MS = 10_000;

/** Replaces every page for a member whose account is suspended or banned: shows reason, rule, end, and the appeal. */
export default function ClosedAccountPage() {
  const { t } = useLingui();
  const { user, account } = useSession();
  const { signOut } = useSessionActions();
  useQuery({ ...currentUserQuery, refetchInterval: POLL_INTERVAL_MS, refetchOnWindowFocus: 'always' });
  const title = account?.state === 'suspended' ? t`Your account is suspended` : t`Your account is banned`;
  usePageTitle(title);
  return (
    <chakra.main id={MAIN_ID} tabIndex={-1} outline="none" flex="1">
      <Center minH="100svh" px="4" py={{ base: '10', md: '16' }}>
        <Stack gap="6" w="full" maxW="40rem">
          <Stack gap="3" align="start">
            {user && <HandleTag handle={user.username} />}
            <PageHeading textStyle={{ base: '2xl', md: '3xl' }}>{title}</PageHeading>
            {account && <Meaning account={account} />}
          </Stack>
          <Reasons />
          <Button alignSelf="start" variant="ghost" onClick={() => void signOut()}>
            <Trans>Log out</Trans>
          </Button>
        </Stack>
      </Center>
    </chakra.main>
  );
}

function Meaning({ account: { until } }: { account: Account }) {
  return (
    <Text textStyle="lg" color="fg.muted">
      {until ? (
        <Trans>
          Until <TimeText at={until} as="long" /> you can’t use the site or join the game server.
        </Trans>
      ) : (
        <Trans>You can’t use the site or join the game server.</Trans>
      )}{' '}
      <Trans>You can read the reason and ask another team member to review the decision.</Trans>
    </Text>
  );
}

/** Punishments in force that close the account. */
function Reasons() {
  const { t } = useLingui();
  const { items, error, refetch } = usePages(ownPunishmentPages);
  if (error && !items)
    return <ErrorBox title={t`The reason could not be loaded`} error={error} onRetry={refetch} />;
  if (!items)
    return <Skeleton height="48" borderRadius="lg" role="status" aria-label={t`Loading the reason`} />;
  const closing = items.filter(
    ({ kind, state }) => isClosed(STATE_OF_PUNISHMENT[kind]) && IN_FORCE.includes(state),
  );
  return closing.map((punishment) => (
    <Panel key={punishment.id}>
      <PunishmentCard punishment={punishment} />
    </Panel>
  ));
}
