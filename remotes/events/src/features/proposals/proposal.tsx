import { EVENT_LIMITS, type EventPlanCard } from '@boardwalk/contracts';
import {
  Alert,
  Button,
  chakra,
  ErrorBox,
  errorMessage,
  Form,
  FormField,
  FormSummary,
  HStack,
  LinkButton,
  Skeleton,
  Stack,
  SubmitButton,
  Text,
  Textarea,
  useQuery,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EventHosts } from '../../events/event-hosts.tsx';
import { EventPreview } from '../../events/event-preview.tsx';
import { valuesOf } from '../../events/event-values.ts';
import { EventZoneNote } from '../../events/event-when.tsx';
import { planQuery } from '../../events/queries.ts';
import { useDecide } from './use-decide.ts';

/** A full proposal, and the decisions. */
export function Proposal({ card }: { card: EventPlanCard }) {
  const { t } = useLingui();
  const { data: plan, error, refetch } = useQuery(planQuery(card.id));
  if (error && !plan)
    return (
      <ErrorBox title={t`The proposal could not be loaded`} error={error} onRetry={() => void refetch()} />
    );
  if (!plan) return <Skeleton height="30rem" role="status" aria-label={t`Loading the proposal`} />;
  const { fields, hosts, dates } = plan;
  return (
    <Stack as="article" aria-label={card.title} gap="6" minW="0" maxW="measure">
      <Stack gap="1" textStyle="sm" color="fg.muted">
        <EventHosts hosts={hosts} />
        <chakra.span>
          <EventZoneNote {...card} />
        </chakra.span>
        {dates.length > 1 && (
          <chakra.span>
            <Plural value={dates.length} one="# date" other="# dates" />
            {fields.repeat && (
              <>
                {', '}
                <Plural value={fields.repeat.interval} one="each week" other="every # weeks" />
              </>
            )}
          </chakra.span>
        )}
      </Stack>
      <EventPreview values={valuesOf(plan)} />
      <Decision card={{ ...card, version: plan.version }} />
    </Stack>
  );
}

function Decision({ card }: { card: EventPlanCard }) {
  const { t } = useLingui();
  const [declining, setDeclining] = useState(false);
  const { publish, decline, changed } = useDecide(card);
  return (
    <Stack gap="4" borderTopWidth="1px" pt="4">
      {changed && (
        <Alert.Root status="warning" borderRadius="md">
          <Alert.Indicator />
          <Alert.Title>
            <Trans>This proposal has changed. Review it again before you decide.</Trans>
          </Alert.Title>
        </Alert.Root>
      )}
      {publish.error !== null && !changed && (
        <Text role="alert" color="fg.error">
          {errorMessage(publish.error)}
        </Text>
      )}
      <HStack gap="3" wrap="wrap">
        <Button colorPalette="sodium" loading={publish.isPending} onClick={() => publish.mutate()}>
          <Trans>Publish</Trans>
        </Button>
        {!declining && (
          <Button variant="outline" onClick={() => setDeclining(true)}>
            <Trans>Decline</Trans>
          </Button>
        )}
        <LinkButton variant="ghost" to={`/events/${card.id}/edit`}>
          <Trans>Edit</Trans>
        </LinkButton>
      </HStack>
      {declining && (
        <Form
          defaultValues={{ note: '' }}
          onSubmit={({ note }) => decline.mutateAsync(note.trim())}
          failure={t`The proposal could not be declined`}
        >
          {({ control }) => (
            <Stack gap="3">
              <FormSummary />
              <FormField
                control={control}
                name="note"
                label={t`Reason (shown to the hosts)`}
                limit={EVENT_LIMITS.note}
                rules={{
                  required: t`Enter a reason.`,
                  validate: (note: string) => note.trim() !== '' || t`Enter a reason.`,
                }}
              >
                {(field) => <Textarea {...field} rows={4} maxLength={EVENT_LIMITS.note} autoFocus />}
              </FormField>
              <HStack gap="3">
                <SubmitButton colorPalette="signal">
                  <Trans>Decline proposal</Trans>
                </SubmitButton>
                <Button variant="ghost" onClick={() => setDeclining(false)}>
                  <Trans>Back</Trans>
                </Button>
              </HStack>
            </Stack>
          )}
        </Form>
      )}
    </Stack>
  );
}
