import { ErrorBox, LinkButton, Stack, Text, useSite } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { LiveNow } from './live-now.tsx';
import { useWelcome } from './use-welcome.ts';
import { FIRST, OTHER, WelcomeStep } from './welcome-step.tsx';
import { isFinished, neededSteps } from './welcome-steps.ts';

/** First steps of a new member, with their states. */
export function WelcomeList() {
  const { t } = useLingui();
  const { city } = useSite();
  const { steps, open, isPending, error, retry, canLinkChat } = useWelcome();
  const needed = neededSteps(steps);
  const next = isPending ? undefined : needed.find(({ state }) => state === 'open')?.id;
  const done = needed.filter(({ state }) => state === 'done').length;
  const count = needed.length;
  const finished = isFinished(steps);
  return (
    <Stack gap="6" maxW="60rem">
      {error && <ErrorBox title={t`Not every step could be checked`} error={error} onRetry={retry} />}
      <Text role="status" fontWeight="600" minH="1.5em">
        {isPending ? (
          <Trans>Checking your steps</Trans>
        ) : finished ? (
          <Trans>You have nothing left to do here.</Trans>
        ) : (
          <Trans>
            {done} of {count} done
          </Trans>
        )}
      </Text>
      <Stack as="ol" listStyleType="none" gap="0">
        {steps.map((step, index) => (
          <WelcomeStep
            key={step.id}
            step={step}
            isPending={isPending}
            canLinkChat={canLinkChat}
            open={open}
            isLast={index === steps.length - 1}
            isNext={step.id === next}
          />
        ))}
      </Stack>
      <LiveNow />
      <LinkButton
        size="lg"
        alignSelf={{ base: 'stretch', md: 'start' }}
        {...(finished ? FIRST : OTHER)}
        to="/"
      >
        <Trans>Continue to {city}</Trans>
      </LinkButton>
    </Stack>
  );
}
