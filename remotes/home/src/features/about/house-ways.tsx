import { localize } from '@boardwalk/contracts';
import { Container, chakra, Grid, Heading, Text, useSite } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Section } from '../../parts/section.tsx';
import { SectionHead } from '../../parts/section-head.tsx';

/** Conduct in the community, and the origin of the site's numbers. */
export function HouseWays() {
  const { stats, jobPaths, contactEmail, home } = useSite();
  const { i18n } = useLingui();
  const [guilds, regions, dailyPlayers] = [stats.guilds, stats.regions, stats.dailyPlayers].map(
    ({ label, value }) => `${localize(label, i18n.locale)} (${localize(value, i18n.locale)})`,
  );
  const isHarbour = home.voice === 'harbour';
  return (
    <Section aria-labelledby="house" bg="bg.subtle" borderBlockWidth="1px" py={{ base: '16', md: '24' }}>
      <Container>
        <SectionHead
          id="house"
          number="02"
          sign={<Trans>How we play</Trans>}
          title={<Trans>How we do things.</Trans>}
        />
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          columnGap="12"
          rowGap="8"
          mt={{ base: '8', md: '12' }}
        >
          <Way title={<Trans>People read applications</Trans>}>
            <Trans>A member of the team reads your whole application and answers it.</Trans>
          </Way>
          <Way title={<Trans>Play fair scenes</Trans>}>
            <Trans>
              Leave the other players a way to react. A scene that one side can only lose is no fun for
              anyone.
            </Trans>
          </Way>
          <Way title={<Trans>Every change is logged</Trans>}>
            <Trans>
              The server checks your permissions on every request, and every role change is logged with the
              name of the person who made it. No one can assign a role at their own level or above.
            </Trans>
          </Way>
          <Way title={<Trans>How we count</Trans>}>
            {isHarbour ? (
              <Trans>
                The server counts members, people who are here now and people who joined this week. “Here”
                means active in the last 15 minutes. {guilds}, {regions}, {dailyPlayers} and {jobPaths} job
                paths are numbers that the community states. A value that can’t be measured is shown as
                unknown.
              </Trans>
            ) : (
              <Trans>
                The server counts members, people who are here now and people who joined this week. “Here”
                means active in the last 15 minutes. The community states the other numbers.
              </Trans>
            )}
          </Way>
        </Grid>
        <Text mt="10" maxW="measure">
          <Trans>
            For a problem, or a question that isn’t for the public, write to{' '}
            <chakra.a href={`mailto:${contactEmail}`} textDecoration="underline" textUnderlineOffset="3px">
              {contactEmail}
            </chakra.a>
            .
          </Trans>
        </Text>
      </Container>
    </Section>
  );
}

function Way({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <Heading as="h3" textStyle="2xl">
        {title}
      </Heading>
      <Text mt="2" maxW="58ch">
        {children}
      </Text>
    </div>
  );
}
