import type { HomeCard } from '@boardwalk/contracts';
import { Box, chakra } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { SitePicture } from '../../parts/site-picture.tsx';
import { useLocalText } from '../../parts/use-local-text.ts';
import { WorkCard, WorkText } from './work-card.tsx';

/** The harbor gate with three house rules, each of which describes how this site actually works. */
export function SecurityCard({ card, ...props }: { card: HomeCard; gridColumn: object }) {
  const localText = useLocalText();
  const { t } = useLingui();
  return (
    <WorkCard bg="bg.panel" borderWidth="1px" flexDirection={{ md: 'row', lg: 'column' }} {...props}>
      <Box p={{ base: '5', md: '7' }} flex={{ md: '1', lg: 'none' }}>
        <WorkText
          title={localText(card.title, { harbour: <Trans>Security</Trans>, plain: <Trans>Security</Trans> })}
        >
          {localText(card.text, {
            harbour: <Trans>Every decision has a name on it.</Trans>,
            plain: <Trans>What you can rely on here.</Trans>,
          })}
        </WorkText>
        <chakra.ul
          mt="4"
          ps="5"
          listStyleType="square"
          display="grid"
          gap="2"
          css={{ '& ::marker': { color: 'signal.fg' } }}
        >
          <li>
            <Trans>Your password stays with the identity provider.</Trans>
          </li>
          <li>
            <Trans>The server checks your roles on every request.</Trans>
          </li>
          <li>
            <Trans>Every role change is logged with the name of the person who made it.</Trans>
          </li>
        </chakra.ul>
      </Box>
      <SitePicture
        own={card.picture}
        illustrations={{
          harbour: {
            name: 'feature-security',
            alt: t`The harbor gate in the shape of a keyhole, with the lighthouse behind it.`,
          },
          mountain: {
            name: 'mountain-hut',
            alt: t`A hut below the pass, its flag up, the path leading to it.`,
          },
        }}
        sizes="(min-width: 64rem) 25rem, 100vw"
        ratio={[1280, 960]}
        flex="1"
        minH="0"
        minW="0"
        height={{ base: 'auto', md: '20rem', lg: '0' }}
        // From `md` it has its own aspect ratio, so that its space is reserved before it is loaded.
        aspectRatio={{ mdDown: '4 / 3' }}
        objectFit="cover"
        objectPosition="50% 30%"
      />
    </WorkCard>
  );
}
