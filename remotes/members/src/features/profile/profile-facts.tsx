import type { OpenProfile } from '@boardwalk/contracts';
import { Box, chakra, Flex, Stack, TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LocalTime } from './local-time.tsx';

const PROVIDERS: Record<NonNullable<OpenProfile['accounts']>[number]['provider'], ReactNode> = {
  discord: 'Discord',
  game: <Trans>In the game</Trans>,
};

/** Facts of the passport, side by side: join date, local time, links. */
export function ProfileFacts({ profile }: { profile: OpenProfile }) {
  const { memberSince, timeZone, links, accounts } = profile;
  return (
    <Flex as="dl" wrap="wrap" columnGap="10" rowGap="4" fontSize="sm">
      <Fact name={<Trans>Member since</Trans>}>
        <TimeText at={memberSince} />
      </Fact>
      {timeZone && (
        <Fact name={<Trans>Time zone</Trans>}>
          {timeZone.replaceAll('_', ' ')}{' '}
          <chakra.span color="fg.muted" fontWeight="400">
            <LocalTime zone={timeZone} />
          </chakra.span>
        </Fact>
      )}
      {links && (
        <Fact name={<Trans>Links</Trans>}>
          <Stack as="ul" listStyleType="none" gap="1.5">
            {links.map((link) => (
              <li key={link}>
                <chakra.a
                  href={link}
                  // The link is unverified, and its target must not learn where visitors come from.
                  rel="me nofollow ugc noopener noreferrer"
                  target="_blank"
                  color="dusk.fg"
                  textDecoration="underline"
                  textUnderlineOffset="3px"
                  overflowWrap="anywhere"
                >
                  {shortened(link)}
                </chakra.a>
              </li>
            ))}
          </Stack>
        </Fact>
      )}
      {accounts?.map(({ provider, name }) => (
        <Fact key={provider} name={PROVIDERS[provider]}>
          {name}
        </Fact>
      ))}
    </Flex>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Box minW="0">
      <chakra.dt color="fg.muted">{name}</chakra.dt>
      <chakra.dd fontWeight="600" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </Box>
  );
}

/** Shortens a URL for display. */
function shortened(link: string): string {
  return link.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '');
}
