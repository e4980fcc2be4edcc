import { wordsIn } from '@boardwalk/contracts';
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
    ({ label, value }) => `${wordsIn(label, i18n.locale)} (${wordsIn(value, i18n.locale)})`,
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
            <Trans>
              No test decides. Somebody from the team reads what you wrote, all of it, and answers.
            </Trans>
          </Way>
          <Way title={<Trans>Leave each other a way out</Trans>}>
            <Trans>
              A scene in which the other side can only lose is a bad scene. Slow down and give them a door.
            </Trans>
          </Way>
          <Way title={<Trans>Rights can be traced</Trans>}>
            <Trans>
              The server checks your permissions on every request, and every role change is logged with the
              name of the person who made it. No one can assign a role at their own level or above.
            </Trans>
          </Way>
          <Way title={<Trans>How we count</Trans>}>
            {isHarbour ? (
              <Trans>
                Members, people here now and people who joined this week are counted by the server when you
                ask. “Here” means active within the last 15 minutes. {guilds}, {regions}, {dailyPlayers} and{' '}
                {jobPaths} job paths are figures that the community states of itself. When something can’t be
                measured, we say that it is unknown.
              </Trans>
            ) : (
              <Trans>
                Members, people here now and people who joined this week are counted by the server when you
                ask. “Here” means active within the last 15 minutes. Other figures are the community’s own.
              </Trans>
            )}
          </Way>
        </Grid>
        <Text mt="10" maxW="measure">
          <Trans>
            Something isn’t right, or you would rather not ask in public? Write to{' '}
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
