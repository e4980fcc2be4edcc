import type { PropertyCard } from '@boardwalk/contracts';
import {
  Box,
  chakra,
  Flex,
  Heading,
  Link,
  LinkBox,
  LinkOverlay,
  PageHeading,
  Skeleton,
  Text,
  useQuery,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { TimeLeftText } from '../../estate/time-left-text.tsx';
import { marketQuery } from '../../market/queries.ts';
import { PropertyPicture } from '../../property/property-picture.tsx';
import { OwnMenu } from './own-menu.tsx';

/** Height of the strip with the next auction. */
const STRIP_HEIGHT = '3.75rem';

/** Head of the market: the title, the auction that ends next, and the menu of the reader's own pages. */
export function MarketHead() {
  const { t } = useLingui();
  const { data: market, error } = useQuery({ ...marketQuery, refetchInterval: 60_000 });
  const next = market?.nextAuction ?? null;
  return (
    <Flex wrap="wrap" columnGap={{ base: '3', lg: '8' }} rowGap="3" align="center" justify="space-between">
      <PageHeading textStyle={{ base: '3xl', md: '4xl' }}>{t`Real estate`}</PageHeading>
      <Box
        order={{ base: 3, lg: 0 }}
        flex={{ base: '1 1 100%', lg: '0 1 28rem' }}
        minW="0"
        ms={{ lg: 'auto' }}
      >
        {next?.listing && <NextAuction property={next} endsAt={next.listing.endsAt} />}
        {!market && !error && <Skeleton height={STRIP_HEIGHT} borderRadius="md" aria-hidden />}
      </Box>
      <OwnMenu />
    </Flex>
  );
}

/** The auction that ends next, as a strip of one or two lines. */
function NextAuction({ property, endsAt }: { property: PropertyCard; endsAt: string }) {
  const { code, title } = property;
  return (
    <LinkBox
      as="section"
      aria-labelledby="next-auction"
      display="flex"
      alignItems="center"
      gap="3"
      minH={STRIP_HEIGHT}
      borderWidth="1px"
      borderColor="sodium.border"
      borderRadius="md"
      overflow="hidden"
      bg="bg.panel"
      pe="4"
    >
      <Box flex="0 0 5rem" alignSelf="stretch" css={{ '& > *': { height: '100%' } }}>
        <PropertyPicture {...property} sizes="5rem" ratio={4 / 3} first />
      </Box>
      <Box minW="0" py="1.5" lineHeight="1.3">
        <Text textStyle="sm" fontWeight="600" color="sodium.fg">
          <Trans>
            Next auction ends in <TimeLeftText until={endsAt} over={<Trans>now</Trans>} />
          </Trans>
        </Text>
        <Heading as="h2" id="next-auction" textStyle="md" fontWeight="700">
          <LinkOverlay asChild>
            <Link to={`/real-estate/${code}`}>
              <chakra.span display="block" lineClamp="1">
                {title}
              </chakra.span>
            </Link>
          </LinkOverlay>
        </Heading>
      </Box>
    </LinkBox>
  );
}
