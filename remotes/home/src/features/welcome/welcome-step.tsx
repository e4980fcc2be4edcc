import { Button, chakra, Link, LinkButton, useSite } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { NextStep } from '../../parts/next-step.tsx';
import { offerReturn } from './return-link.tsx';
import { StepRow } from './step-row.tsx';
import type { Step, StepId } from './welcome-steps.ts';

/** Styles of the next step's button, and of all others. */
export const FIRST = { variant: 'solid', colorPalette: 'sodium' } as const;
export const OTHER = { variant: 'outline' } as const;

interface WelcomeStepProps {
  step: Step;
  /** Whether the line of the ferry ends here. */
  isLast: boolean;
  /** Whether it is the first remaining step. */
  isNext: boolean;
  isPending: boolean;
  /** Whether an account of the chat community can be linked. */
  canLinkChat: boolean;
  /** Records that it was opened. */
  open: (id: StepId) => void;
}

/** A step with its text and button. */
export function WelcomeStep({ step, isLast, isNext, isPending, canLinkChat, open }: WelcomeStepProps) {
  const { t } = useLingui();
  const { chatInviteUrl, chatName, city, rulesPath } = useSite();
  const row = { isLast, isNext, isPending, state: step.state };
  const look = { size: 'lg', ...(isNext ? FIRST : OTHER) } as const;
  switch (step.id) {
    case 'profile':
      return (
        <StepRow
          {...row}
          title={t`Complete your profile`}
          optional
          action={
            <LinkButton {...look} to="/profile">
              <Trans>Edit your profile</Trans>
            </LinkButton>
          }
        >
          <Trans>Write a line about yourself, so that people know who they meet.</Trans>
        </StepRow>
      );
    case 'chat':
      return (
        <StepRow
          {...row}
          title={t`Join the community on ${chatName}`}
          action={
            <Button asChild {...look}>
              <a href={chatInviteUrl} rel="noreferrer" onClick={() => open('chat')}>
                <Trans>Join us on {chatName}</Trans>
              </a>
            </Button>
          }
        >
          <Trans>Plans are made there, and questions answered.</Trans>{' '}
          {canLinkChat && step.state !== 'done' && (
            <Trans>
              Then{' '}
              <chakra.span asChild color="fg" textDecoration="underline" textUnderlineOffset="3px">
                <Link to="/profile#accounts">link your account</Link>
              </chakra.span>
              , so that the team knows who you are.
            </Trans>
          )}
        </StepRow>
      );
    case 'rules':
      return (
        <StepRow
          {...row}
          title={t`Read the rules`}
          action={
            <LinkButton
              {...look}
              to={rulesPath}
              onClick={() => {
                open('rules');
                offerReturn(rulesPath);
              }}
            >
              <Trans>Open the rules</Trans>
            </LinkButton>
          }
        >
          <Trans>
            The rules are short. The application asks about them, and the team uses them to decide.
          </Trans>
        </StepRow>
      );
    case 'apply':
      return (
        <StepRow {...row} title={t`Apply`} action={<NextStep {...look} />}>
          <Trans>Tell us who your character is. Once you are on the whitelist, {city} is open to you.</Trans>
        </StepRow>
      );
  }
}
