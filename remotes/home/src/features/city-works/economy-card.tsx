import type { HomeCard } from '@boardwalk/contracts';
import { Box, chakra, Flex, useSite } from '@boardwalk/kit';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SitePicture } from '../../parts/site-picture.tsx';
import { useLocalText } from '../../parts/use-local-text.ts';
import { WorkCard, WorkText } from './work-card.tsx';

const TRADES = [
  msg`dockhand`,
  msg`ferry hand`,
  msg`tram driver`,
  msg`fishmonger`,
  msg`court clerk`,
  msg`medic`,
  msg`reporter`,
  msg`locksmith`,
];

/** A bill in yellow: the number of ways to earn money, and a market stall. */
export function EconomyCard({ card, ...props }: { card: HomeCard; gridColumn: object }) {
  const localText = useLocalText();
  const { t, i18n } = useLingui();
  const { city, jobPaths, home } = useSite();
  return (
    <WorkCard bg="lamp" color="ink" {...props}>
      <Box p={{ base: '5', md: '8' }} pb={{ base: '5', md: '6' }}>
        <Flex
          direction={{ base: 'column', sm: 'row', md: 'column', lg: 'row' }}
          gap={{ base: '4', sm: '8', md: '5', lg: '8' }}
          align={{ sm: 'end', md: 'start', lg: 'end' }}
        >
          {jobPaths && (
            <chakra.p
              fontFamily="heading"
              fontWeight="800"
              lineHeight="0.8"
              letterSpacing="-0.05em"
              flexShrink="0"
            >
              <chakra.span display="block" fontSize="clamp(6rem, 3.5rem + 8vw, 10.5rem)">
                {jobPaths}
              </chakra.span>
              <chakra.span display="block" textStyle="2xl" letterSpacing="-0.01em" mt="4">
                <Trans>job paths</Trans>
              </chakra.span>
            </chakra.p>
          )}
          <WorkText
            title={localText(card.title, {
              harbour: <Trans>Economy</Trans>,
              plain: <Trans>Something to do</Trans>,
            })}
          >
            {localText(card.text, {
              harbour: (
                <Trans>
                  Members run the businesses of {city} and hire each other. Choose a job, or start a business
                  of your own.
                </Trans>
              ),
              plain: (
                <Trans>Members make what other members need. Choose what you want to do in {city}.</Trans>
              ),
            })}
          </WorkText>
        </Flex>
        {home.voice === 'harbour' && (
          <chakra.p
            mt="6"
            pt="3"
            borderTopWidth="1.5px"
            borderColor="ink"
            fontWeight="medium"
            lineHeight="1.5"
          >
            {TRADES.map((trade) => i18n._(trade)).join(' · ')}&nbsp;…
          </chakra.p>
        )}
      </Box>
      <SitePicture
        own={card.picture}
        illustrations={{
          harbour: {
            name: 'feature-economy',
            alt: t`A stall on the fish quay with an open ledger, scales and piles of coins.`,
          },
          mountain: {
            name: 'mountain-square',
            alt: t`The market square with its well, stalls under awnings, the church behind.`,
          },
        }}
        sizes="(min-width: 64rem) 43rem, 100vw"
        ratio={[1280, 960]}
        flex="1"
        minH="0"
        height={{ base: 'auto', md: '0' }}
        // From `md` it has its own aspect ratio, so that its space is reserved before it is loaded.
        aspectRatio={{ mdDown: '4 / 3' }}
        objectFit="cover"
        objectPosition="50% 38%"
      />
    </WorkCard>
  );
}
