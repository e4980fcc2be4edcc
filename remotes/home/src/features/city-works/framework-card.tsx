import { type HomeCard, localize, SHELL_ROUTES } from '@boardwalk/contracts';
import { Box, chakra, Link, useRouteExists, useSite } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { SitePicture } from '../../parts/site-picture.tsx';
import { useLocalText } from '../../parts/use-local-text.ts';
import { WorkCard, WorkText } from './work-card.tsx';

/** Number of tracks on the board. */
const TRACKS = 6;
/** Pages of the navigation that aren't sections of the city. */
const NOT_A_TRACK: readonly string[] = ['/', SHELL_ROUTES.stateDemo.path];
const ESTATE_PATH = '/real-estate';

/** Plan of the depot, with the tracks that leave from it: the site's own sections. */
export function FrameworkCard({ card, ...props }: { card: HomeCard; gridColumn: object }) {
  const localText = useLocalText();
  const { t, i18n } = useLingui();
  const { navigation } = useSite();
  const routeExists = useRouteExists();
  const placed = navigation.main.filter(({ to }) => !NOT_A_TRACK.includes(to));
  const hasEstate = routeExists(ESTATE_PATH) && !placed.some(({ to }) => to === ESTATE_PATH);
  const tracks = (hasEstate ? [...placed, { label: t`Real estate`, to: ESTATE_PATH }] : placed).slice(
    0,
    TRACKS,
  );
  return (
    <WorkCard bg="bg.panel" borderWidth="1px" {...props}>
      <SitePicture
        own={card.picture}
        illustrations={{
          harbour: {
            name: 'feature-framework',
            alt: t`A drawing board with the plan of the tram depot: a turntable with tracks in all directions.`,
          },
          mountain: {
            name: 'mountain-hut',
            alt: t`A hut below the pass, its flag up, the path leading to it.`,
          },
        }}
        sizes="(min-width: 64rem) 31rem, 100vw"
        ratio={[1280, 960]}
        aspectRatio="4 / 3"
        objectFit="cover"
      />
      <Box p={{ base: '5', md: '7' }} display="flex" flexDirection="column" gap="5" flex="1">
        <WorkText
          title={localText(card.title, {
            harbour: <Trans>Framework</Trans>,
            plain: <Trans>One account</Trans>,
          })}
        >
          {localText(card.text, {
            harbour: <Trans>You sign in once, and your name and roles apply everywhere.</Trans>,
            plain: <Trans>You sign in once, and your name and roles apply everywhere.</Trans>,
          })}
        </WorkText>
        <chakra.ol listStyleType="none" mt="auto" borderTopWidth="1.5px" borderColor="fg">
          {tracks.map((track, index) => (
            <Track
              key={track.to}
              number={index + 1}
              label={localize(track.label, i18n.locale)}
              to={track.to}
              served={routeExists(track.to)}
            />
          ))}
        </chakra.ol>
      </Box>
    </WorkCard>
  );
}

interface TrackProps {
  label: string;
  to: string;
  number: number;
  served: boolean;
}

/** A line of the board. A section without a page is marked, and isn't a link. */
function Track({ number, label, to, served }: TrackProps) {
  return (
    <chakra.li
      borderBottomWidth="1px"
      display="flex"
      gap="4"
      fontVariantNumeric="tabular-nums"
      lineHeight="1.5"
    >
      <chakra.span color="fg.muted" fontSize="sm" py="2" aria-hidden>
        {String(number).padStart(2, '0')}
      </chakra.span>
      {served ? (
        <chakra.span
          asChild
          fontWeight="semibold"
          flex="1"
          py="2"
          display="flex"
          justifyContent="space-between"
          _hover={{ color: 'sodium.fg' }}
        >
          <Link to={to}>
            {label}
            <span aria-hidden>→</span>
          </Link>
        </chakra.span>
      ) : (
        <>
          <chakra.span fontWeight="semibold" py="2">
            {label}
          </chakra.span>
          <chakra.span color="fg.muted" fontSize="sm" py="2" ms="auto">
            <Trans>not open yet</Trans>
          </chakra.span>
        </>
      )}
    </chakra.li>
  );
}
