import { EDITABLE_STATES } from '@boardwalk/contracts';
import { chakra, Link, LinkButton, StatusDot, TimeText, useHasRole, useSite } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { useWhitelistStanding } from '../../parts/use-whitelist-standing.ts';

/** What somebody does next to play: apply, go on with a draft, see how it stands, wait, or connect. */
export function NextStep({ flex }: Pick<ComponentProps<typeof LinkButton>, 'flex'>) {
  const { applicationPath, chatInviteUrl, chatName } = useSite();
  const listed = useHasRole('WHITELISTED');
  const standing = useWhitelistStanding();
  const last = standing?.submission;
  if (listed || last?.state === 'approved')
    return (
      <Note>
        <StatusDot state="on">
          <Trans>
            You are on the list. The way onto the server is on{' '}
            <chakra.a href={chatInviteUrl} rel="noreferrer" {...UNDERLINED}>
              {chatName}
            </chakra.a>
            .
          </Trans>
        </StatusDot>
      </Note>
    );
  if (standing?.retryAt && last)
    return (
      <Note>
        <StatusDot state="unknown">
          <Trans>
            You can apply again from <TimeText at={standing.retryAt} as="long" />.{' '}
            <chakra.span {...UNDERLINED} asChild>
              <Link to={`/forms/submissions/${last.id}`}>Read why</Link>
            </chakra.span>
          </Trans>
        </StatusDot>
      </Note>
    );
  const isOpen = last && !standing?.mayBegin;
  const edits = isOpen && EDITABLE_STATES.includes(last.state);
  return (
    <LinkButton
      size="xl"
      variant="outline"
      bg="bg.panel"
      borderColor="border.emphasized"
      flex={flex}
      to={isOpen && !edits ? `/forms/submissions/${last.id}` : applicationPath}
    >
      {!isOpen ? (
        <Trans>Apply for the whitelist</Trans>
      ) : edits ? (
        <Trans>Continue your application</Trans>
      ) : (
        <Trans>See your application</Trans>
      )}
    </LinkButton>
  );
}

const UNDERLINED = { textDecoration: 'underline', textUnderlineOffset: '3px' } as const;

function Note({ children }: { children: ReactNode }) {
  return (
    <chakra.p bg="bg.panel" borderWidth="1px" borderRadius="md" px="4" py="3" lineHeight="1.35">
      {children}
    </chakra.p>
  );
}
