import { localize } from '@boardwalk/contracts';
import { Box, chakra, endpointQuery, Grid, useQuery, useSite } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { memberCountText } from './member-count-text.ts';

/** Number of members. A failure counts as 0, so it isn't reported. */
const memberCountQuery = endpointQuery('GET /api/users/count', {});

/** Statistics of the city: members are counted live, the others are entered by the community. */
export function Stats() {
  const { i18n } = useLingui();
  const { stats } = useSite();
  const members = memberCountText(useQuery(memberCountQuery), i18n.locale);
  return (
    <Grid as="dl" templateColumns={{ base: 'repeat(3, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' }} gap="0">
      <Box gridColumn={{ base: '1 / -1', lg: 'auto' }} display="flex" flexDirection="column-reverse" pb="5">
        <Term>
          <Trans>Community Members</Trans>
        </Term>
        <chakra.dd
          fontFamily="heading"
          fontWeight="800"
          fontSize="clamp(4rem, 2.5rem + 6vw, 7rem)"
          lineHeight="0.95"
          letterSpacing="-0.045em"
          fontVariantNumeric="tabular-nums"
          minH="0.95em"
          aria-live="polite"
        >
          {members ?? (
            <chakra.span textStyle="2xl" color="fg.muted">
              <Trans>Loading...</Trans>
            </chakra.span>
          )}
        </chakra.dd>
      </Box>
      {[stats.guilds, stats.regions, stats.dailyPlayers]
        .map(({ label, value }) => ({
          label: localize(label, i18n.locale),
          value: localize(value, i18n.locale),
        }))
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => (
          <Box
            key={label}
            display="flex"
            flexDirection={{ base: 'column-reverse', lg: 'row' }}
            alignItems={{ lg: 'baseline' }}
            justifyContent={{ lg: 'space-between' }}
            borderTopWidth="1.5px"
            borderColor="border.emphasized"
            py="3"
          >
            <Term>{label}</Term>
            <chakra.dd
              fontFamily="heading"
              fontWeight="700"
              textStyle="3xl"
              fontVariantNumeric="tabular-nums"
            >
              {value}
            </chakra.dd>
          </Box>
        ))}
    </Grid>
  );
}

function Term({ children }: { children: ReactNode }) {
  return (
    <chakra.dt color="fg.muted" fontSize={{ base: 'sm', sm: 'md' }}>
      {children}
    </chakra.dt>
  );
}
