import {
  Box,
  Button,
  Container,
  chakra,
  Flex,
  Grid,
  PageHeading,
  Skeleton,
  Stack,
  useSession,
  useSite,
} from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { HarbourLog } from '../../parts/harbour-log.tsx';
import { NextStep } from '../../parts/next-step.tsx';
import { useWhitelistStep } from '../../parts/use-whitelist-step.ts';
import { Connect } from './connect.tsx';
import { WaitingList } from './waiting-list.tsx';

/** Space of the buttons, which is reserved while they are loading: on phones they are below each other. */
const WAY_IN_HEIGHT = { base: '6.25rem', sm: '3rem' };

/** First screen of a member: greeting, the way into the game, and what waits for them. */
export function MemberHead() {
  const { user } = useSession();
  const { chatInviteUrl, chatName, home } = useSite();
  const { chat, apply } = home.hero.buttons;
  const { step, isPending } = useWhitelistStep();
  const isListed = step.kind === 'listed';
  const name = user?.fullName;
  return (
    <chakra.section aria-labelledby="hero">
      <Box bg="bg.subtle">
        <Container py={{ base: '8', lg: '10' }}>
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
            gap={{ base: '8', lg: '12' }}
            alignItems="center"
          >
            <Stack gap="6" minW="0">
              <PageHeading
                id="hero"
                fontWeight="800"
                fontSize="clamp(2.25rem, 1.5rem + 2.4vw, 3.75rem)"
                lineHeight="1"
                letterSpacing="-0.03em"
                overflowWrap="anywhere"
                // Two lines on phones: the name is known after the greeting is shown.
                minH={{ base: '2em', lg: 'auto' }}
              >
                {name ? <Trans>Welcome back, {name}</Trans> : <Trans>Welcome back</Trans>}
              </PageHeading>
              <Flex
                wrap="wrap"
                align="center"
                alignContent="start"
                columnGap="5"
                rowGap="3"
                minH={WAY_IN_HEIGHT}
              >
                <WayIn isListed={isListed} isPending={isPending} apply={apply} />
                {/* Players of the whitelist are in the chat already. */}
                {chat && chatInviteUrl && !isListed && !isPending && (
                  <Button asChild variant="outline" bg="bg.panel" borderColor="border.emphasized">
                    <a href={chatInviteUrl} rel="noreferrer">
                      <Trans>Join us on {chatName}</Trans>
                    </a>
                  </Button>
                )}
              </Flex>
            </Stack>
            <WaitingList />
          </Grid>
        </Container>
      </Box>
      <HarbourLog address={!isListed} />
    </chakra.section>
  );
}

interface WayInProps {
  isListed: boolean;
  isPending: boolean;
  /** Whether the site shows the button to apply. */
  apply: boolean;
}

/** Connects members of the whitelist to the game; others get their next step. */
function WayIn({ isListed, isPending, apply }: WayInProps) {
  if (isListed) return <Connect />;
  if (isPending) return <Skeleton height="3rem" width="min(16rem, 100%)" />;
  return apply ? <NextStep size="xl" colorPalette="sodium" /> : null;
}
