import { chakra, Link, LinkButton, StatusDot, TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { useWhitelistStep } from './use-whitelist-step.ts';

type Look = Omit<ComponentProps<typeof LinkButton>, 'to' | 'state' | 'children'>;

/** The member's next step to play: apply, continue a draft, check the status, wait, or connect. `look` styles its button. */
export function NextStep(look: Look) {
  const { step } = useWhitelistStep();
  if (step.kind === 'listed') return <Listed />;
  if (step.kind === 'wait')
    return (
      <Note>
        <StatusDot state="unknown">
          <Trans>
            You can apply again from <TimeText at={step.retryAt} as="long" />.{' '}
            <chakra.span {...UNDERLINED} asChild>
              <Link to={step.to}>Read why</Link>
            </chakra.span>
          </Trans>
        </StatusDot>
      </Note>
    );
  return (
    <LinkButton {...look} to={step.to}>
      {step.kind === 'apply' && <Trans>Apply for the whitelist</Trans>}
      {step.kind === 'continue' && <Trans>Continue your application</Trans>}
      {step.kind === 'see' && <Trans>View application</Trans>}
    </LinkButton>
  );
}

function Listed() {
  return (
    <Note>
      <StatusDot state="on">
        <Trans>You are on the whitelist.</Trans>
      </StatusDot>
    </Note>
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
