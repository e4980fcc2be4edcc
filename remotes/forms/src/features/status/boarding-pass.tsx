import type { Submission } from '@boardwalk/contracts';
import {
  Box,
  Button,
  chakra,
  connectLink,
  endpointQuery,
  Flex,
  HandleTag,
  Heading,
  Stack,
  Text,
  TimeText,
  useQuery,
  useSession,
  useSite,
} from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SubmissionBadge } from '../../submission/submission-badge.tsx';

const serverQuery = endpointQuery('GET /api/server-status', {});

/** Radius of the holes at the perforation. */
const NOTCH_RADIUS = '0.6875rem';

/** The stub is torn off when the pass appears. */
const TORN = {
  transform: { base: 'translateY(0.375rem) rotate(0.6deg)', md: 'translateX(0.5rem) rotate(1.2deg)' },
  transformOrigin: { base: 'top left', md: 'bottom left' },
  '@media (prefers-reduced-motion: no-preference)': {
    transition: 'transform 240ms cubic-bezier(0.2, 0, 0, 1)',
    '@starting-style': { transform: 'none' },
  },
};

interface BoardingPassProps {
  submission: Submission;
  /** Message of the team. */
  children: ReactNode;
}

/** An approved application as a ticket with the member's name. For the whitelist, the stub has the link to the game server. */
export function BoardingPass({ submission: { form, state, decision }, children }: BoardingPassProps) {
  const { user } = useSession();
  const { city } = useSite();
  return (
    <Flex direction={{ base: 'column', md: 'row' }} align="stretch">
      <Box
        {...PAPER}
        flex="1"
        minW="0"
        borderEndWidth={{ md: '0' }}
        borderBottomWidth={{ base: '0', md: '1.5px' }}
      >
        <Flex
          justify="space-between"
          align="center"
          gap="3"
          px="6"
          py="2.5"
          bg="lamp"
          color="ink"
          wrap="wrap"
        >
          <Text as="span" fontFamily="heading" fontWeight="800">
            <Trans>Boarding pass</Trans>
          </Text>
          <Text as="span" fontSize="sm">
            {form.title}
          </Text>
        </Flex>
        <Stack gap="5" p="6">
          <Flex justify="space-between" align="start" gap="4" wrap="wrap">
            <Box minW="0">
              <Text fontSize="sm" color="fg.muted">
                <Trans>Name</Trans>
              </Text>
              <Heading as="h2" textStyle="3xl" dir="auto" translate="no" overflowWrap="anywhere">
                {user?.fullName}
              </Heading>
            </Box>
            <SubmissionBadge state={state} />
          </Flex>
          <Flex gap="8" wrap="wrap" align="end">
            {user && <HandleTag handle={user.username} />}
            {decision && (
              <Box>
                <Text fontSize="sm" color="fg.muted">
                  <Trans>Approved</Trans>
                </Text>
                <TimeText at={decision.at} as="date" />
              </Box>
            )}
          </Flex>
          {children}
        </Stack>
      </Box>
      <Stack
        {...PAPER}
        css={TORN}
        justify="center"
        align={{ base: 'stretch', md: 'center' }}
        textAlign={{ md: 'center' }}
        gap="3"
        p="6"
        width={{ md: '15rem' }}
        flexShrink="0"
        borderStartWidth={{ md: '1.5px' }}
        borderStartStyle={{ md: 'dashed' }}
        borderTopWidth={{ base: '1.5px' }}
        borderTopStyle={{ base: 'dashed', md: 'solid' }}
        position="relative"
      >
        <Notch start />
        <Notch />
        <Text fontFamily="heading" fontWeight="700" textStyle="xl">
          {form.kind === 'whitelist' ? (
            <Trans>Welcome to {city}</Trans>
          ) : (
            <Trans>Your application was approved.</Trans>
          )}
        </Text>
        {form.kind === 'whitelist' && <Connect />}
      </Stack>
    </Flex>
  );
}

const PAPER = {
  bg: 'bg.panel',
  borderWidth: '1.5px',
  borderColor: 'border.emphasized',
  borderRadius: 'lg',
  overflow: 'hidden',
} as const;

/** A hole at an end of the perforation. */
function Notch({ start = false }: { start?: boolean }) {
  const size = `calc(2 * ${NOTCH_RADIUS})`;
  const edge = `calc(-1 * ${NOTCH_RADIUS})`;
  return (
    <Box
      aria-hidden
      position="absolute"
      boxSize={size}
      borderRadius="full"
      borderWidth="1.5px"
      borderColor="border.emphasized"
      bg="bg"
      top={start ? edge : { base: edge, md: 'auto' }}
      bottom={start ? undefined : { md: edge }}
      insetInlineStart={start ? edge : { base: 'auto', md: edge }}
      insetInlineEnd={start ? undefined : { base: edge, md: 'auto' }}
    />
  );
}

/** Opens the game on the community's server; without a known address there is nothing to open. */
function Connect() {
  const { data } = useQuery(serverQuery);
  const link = data?.connect == null ? undefined : connectLink(data.connect);
  // Its space is reserved until the address is loaded.
  return (
    <Box minH="4.5rem">
      {link !== undefined && (
        <>
          <Button asChild size="lg" colorPalette="sodium" width="full">
            <chakra.a href={link}>
              <Trans>Connect</Trans>
            </chakra.a>
          </Button>
          <chakra.code
            translate="no"
            display="block"
            mt="2"
            fontSize="sm"
            overflowWrap="anywhere"
            userSelect="all"
          >
            {data?.connect}
          </chakra.code>
        </>
      )}
    </Box>
  );
}
