import type { HomeCard } from '@boardwalk/contracts';
import { Box, chakra, Flex, HandleTag, Link, useQuery, useSite } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { INKS, ink } from '../../parts/inks.ts';
import { teamQuery } from '../../parts/queries.ts';
import { SitePicture } from '../../parts/site-picture.tsx';
import { useLocalText } from '../../parts/use-local-text.ts';
import { WorkCard, WorkText } from './work-card.tsx';

/** Number of plates below the pier. */
const PLATES = 5;
const TEAM_PATH = '/about#team';

/** The pier in the evening, at full width; below it the plates of actual team members. */
export function CommunityCard({ card, ...props }: { card: HomeCard; gridColumn: object }) {
  const localText = useLocalText();
  const { t } = useLingui();
  const { scenery } = useSite().look;
  const isHarbour = scenery === 'harbour' && !card.picture;
  const hasPicture = card.picture !== null || scenery !== 'contours';
  return (
    <WorkCard
      css={INKS}
      bg={isHarbour ? ink('sky-top') : 'bg.panel'}
      borderWidth="1px"
      minH={{ base: '16rem', lg: hasPicture ? '34rem' : '18rem' }}
      {...props}
    >
      <Box position="relative" zIndex="1" p={{ base: '5', md: '8' }} pb={{ base: '0', md: '0' }}>
        <WorkText
          title={localText(card.title, {
            harbour: <Trans>Community</Trans>,
            plain: <Trans>Community</Trans>,
          })}
        >
          {localText(card.text, {
            harbour: <Trans>Run by</Trans>,
            plain: <Trans>Run by</Trans>,
          })}
        </WorkText>
      </Box>
      <SitePicture
        own={card.picture}
        illustrations={{
          harbour: {
            name: 'feature-community',
            alt: t`People meet under the lamps of the pier, their light on the water below.`,
          },
          mountain: {
            name: 'mountain-lift',
            alt: t`A cable car on its way up over the firs, the valley below.`,
          },
        }}
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

/** The first team members. On failure only the link to all of them is shown. */
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
      {/* Plates that don't fit next to the link wrap into a hidden second row. */}
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
