import { Box, chakra, Flex, HandleTag, Link, useQuery } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { INKS, ink } from '../../parts/inks.ts';
import { ThemedPicture } from '../../parts/picture.tsx';
import { teamQuery } from './get-team.ts';
import { WorkCard, WorkText } from './work-card.tsx';

/** How many plates fit under the pier. */
const PLATES = 5;
const TEAM_PATH = '/about#team';

/** The pier in the evening, as wide as it gets; below it the plates of people who really run the place. */
export function CommunityCard(props: { gridColumn: object }) {
  const { t } = useLingui();
  return (
    <WorkCard css={INKS} bg={ink('sky-top')} borderWidth="1px" minH={{ lg: '34rem' }} {...props}>
      <Box position="relative" zIndex="1" p={{ base: '5', md: '8' }} pb={{ base: '0', md: '0' }}>
        <WorkText title={<Trans>Community</Trans>}>
          <Trans>Behind every scene stands somebody who stayed up for it. These keep the lamps lit:</Trans>
        </WorkText>
      </Box>
      <ThemedPicture
        name="feature-community"
        alt={t`People meet under the lamps of the pier, their light on the water below.`}
        sizes="(min-width: 64rem) 50rem, 100vw"
        ratio={[1280, 960]}
        position={{ lg: 'absolute' }}
        inset={{ lg: '0' }}
        mt={{ base: '-4', sm: '-16', lg: '0' }}
        height={{ lg: '100%' }}
        objectFit="cover"
        objectPosition="50% 100%"
        css={{ maskImage: 'linear-gradient(to bottom, transparent, black 22%)' }}
      />
      <Plates />
    </WorkCard>
  );
}

/** The first few of the team. When there is no answer, the way to all of them is enough. */
function Plates() {
  const { data } = useQuery(teamQuery);
  return (
    <Flex
      position="absolute"
      bottom={{ base: '4', md: '6' }}
      insetInline={{ base: '5', md: '8' }}
      gap="2"
      align="center"
    >
      {/* Plates that don't fit beside the link fall into a second row, which is out of sight. */}
      <Flex as="ul" listStyleType="none" wrap="wrap" gap="2" minW="0" maxH="1.875rem" overflow="hidden">
        {data?.items.slice(0, PLATES).map(({ username }) => (
          <chakra.li key={username}>
            <HandleTag handle={username} />
          </chakra.li>
        ))}
      </Flex>
      <chakra.span
        asChild
        ms="auto"
        flexShrink="0"
        bg="fg"
        color="bg"
        fontWeight="semibold"
        fontSize="sm"
        borderRadius="sm"
        px="3"
        py="1.5"
      >
        <Link to={TEAM_PATH}>
          <Trans>Meet the team</Trans>
        </Link>
      </chakra.span>
    </Flex>
  );
}
