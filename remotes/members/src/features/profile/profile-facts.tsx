import type { OpenProfile } from '@boardwalk/contracts';
import { chakra, Stack, TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LocalTime } from './local-time.tsx';

const PROVIDERS: Record<NonNullable<OpenProfile['accounts']>[number]['provider'], ReactNode> = {
  discord: 'Discord',
  game: <Trans>In the game</Trans>,
};

/** Facts next to the name: join date, local time, links. */
export function ProfileFacts({ profile }: { profile: OpenProfile }) {
  const { memberSince, timeZone, links, accounts } = profile;
  return (
    <Stack as="dl" gap="4" fontSize="sm">
      <Fact name={<Trans>Member since</Trans>}>
        <TimeText at={memberSince} />
      </Fact>
      {timeZone && (
        <Fact name={<Trans>Time zone</Trans>}>
          {timeZone.replaceAll('_', ' ')}{' '}
          <chakra.span color="fg.muted">
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
    </Stack>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <chakra.dt color="fg.muted">{name}</chakra.dt>
      <chakra.dd overflowWrap="anywhere">{children}</chakra.dd>
    </div>
  );
}

/** Shortens a URL for display. */
function shortened(link: string): string {
  return link.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '');
}
