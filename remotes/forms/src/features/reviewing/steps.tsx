import type { Review, StepState } from '@boardwalk/contracts';
import { Button, call, Flex, Heading, Panel, Stack, StatusDot, type StatusTone, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useReviewAction } from '../../review/use-review-action.ts';

type Step = Review['steps'][number];
const TONES: Record<StepState, StatusTone> = {
  waiting: 'unknown',
  running: 'unknown',
  done: 'on',
  skipped: 'unknown',
  failed: 'off',
};

/** Steps triggered by the approval, with their progress. */
export function Steps({ review }: { review: Review }) {
  const { t } = useLingui();
  const isRevoked = review.decision?.outcome === 'revoked';
  const retrying = useReviewAction<Step['step']>(review.id, (step) =>
    call('POST /api/reviews/:id/steps/:step', { params: { id: review.id, step } }),
  );
  const names: Record<Step['step'], string> = {
    role: t`Role`,
    whitelist: t`Game server`,
    chat: t`Chat community`,
    notify: t`Notification`,
  };
  const states: Record<StepState, string> = {
    waiting: t`waiting`,
    running: t`in progress`,
    done: t`done`,
    skipped: t`not needed`,
    failed: t`failed`,
  };
  return (
    <Panel>
      <Stack gap="3">
        <Heading as="h2" textStyle="lg">
          <Trans>After the approval</Trans>
        </Heading>
        <Stack as="ol" listStyleType="none" gap="2">
          {review.steps.map(({ step, state, error }) => (
            <Flex as="li" key={step} justify="space-between" gap="3" align="start">
              <Stack gap="0">
                {/* What was done for a revoked approval is no longer in force. */}
                <StatusDot state={isRevoked && state === 'done' ? 'unknown' : TONES[state]}>
                  {names[step]}: {states[state]}
                </StatusDot>
                {error && (
                  <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
                    {error}
                  </Text>
                )}
              </Stack>
              {state === 'failed' && (
                <Button
                  size="xs"
                  variant="outline"
                  loading={retrying.isPending}
                  onClick={() => retrying.mutate(step)}
                >
                  <Trans>Try again</Trans>
                </Button>
              )}
            </Flex>
          ))}
        </Stack>
      </Stack>
    </Panel>
  );
}
