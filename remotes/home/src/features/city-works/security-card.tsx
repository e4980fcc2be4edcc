import { Box, chakra } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { ThemedPicture } from '../../parts/picture.tsx';
import { WorkCard, WorkText } from './work-card.tsx';

/** The harbour gate with its three house rules. Each of them is how this site really works. */
export function SecurityCard(props: { gridColumn: object }) {
  const { t } = useLingui();
  return (
    <WorkCard bg="bg.panel" borderWidth="1px" flexDirection={{ md: 'row', lg: 'column' }} {...props}>
      <Box p={{ base: '5', md: '7' }} flex={{ md: '1', lg: 'none' }}>
        <WorkText title={<Trans>Security</Trans>}>
          <Trans>The gate is watched, and so are the watchmen.</Trans>
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
            <Trans>The server checks your roles at every call.</Trans>
          </li>
          <li>
            <Trans>Whoever gives or takes a role is written down.</Trans>
          </li>
        </chakra.ul>
      </Box>
      <ThemedPicture
        name="feature-security"
        alt={t`The harbour gate, cut like a keyhole; through it the lighthouse keeps its watch.`}
        sizes="(min-width: 64rem) 25rem, 100vw"
        ratio={[1280, 960]}
        flex="1"
        minH="0"
        minW="0"
        height={{ base: 'auto', md: '20rem', lg: '0' }}
        aspectRatio={{ base: '4 / 3', md: 'auto' }}
        objectFit="cover"
        objectPosition="50% 30%"
      />
    </WorkCard>
  );
}
