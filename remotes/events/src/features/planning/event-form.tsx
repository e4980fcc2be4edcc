import type { CommunityEvent, EventPlan, EventScope, NewEvent } from '@boardwalk/contracts';
import {
  Alert,
  Box,
  call,
  clock,
  deviceZone,
  Form,
  FormBar,
  FormSummary,
  Grid,
  Page,
  RequestError,
  Stack,
  SubmitButton,
  Text,
  toast,
  type UseFormReturn,
  useIdempotencyKey,
  usePermission,
  useQueryClient,
  VersionConflict,
  Watch,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { EventPreview } from '../../events/event-preview.tsx';
import { bodyOf, type EventValues, newValues, valuesOf } from '../../events/event-values.ts';
import { planQuery, useStoreEvent } from '../../events/queries.ts';
import { ScopeField } from '../../events/scope-field.tsx';
import { WhatFields } from './what-fields.tsx';
import { WhenFields } from './when-fields.tsx';
import { WhereFields } from './where-fields.tsx';
import { WhoFields } from './who-fields.tsx';

const REFUSED_FIELDS = {
  EVENT_DATES_REFUSED: 'startsAt',
  EVENT_CAPACITY_TAKEN: 'capacity',
  EVENT_HOST_UNKNOWN: 'hosts',
  MEDIA_NOT_FOUND: 'cover',
} as const;

interface EventFormProps {
  /** The existing event; undefined for a new one. */
  plan?: EventPlan;
  onSaved: (event: CommunityEvent) => void;
}

/** Form to plan an event. A new one becomes a draft; this browser stores the input until then. */
export function EventForm({ plan: loaded, onSaved }: EventFormProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const storeEvent = useStoreEvent();
  const [plan, setPlan] = useState(loaded);
  const [theirs, setTheirs] = useState<EventPlan>();
  const [scope, setScope] = useState<EventScope>('this');
  const withKey = useIdempotencyKey();
  const [initialValues] = useState(() => newValues(deviceZone(), clock.now()));
  const isSeries = plan?.state === 'published' && plan.fields.repeat !== null;
  const save = (body: NewEvent) =>
    plan
      ? call('PUT /api/events/:id', {
          params: { id: plan.id },
          query: { scope: isSeries ? scope : 'all' },
          body: { ...body, version: plan.version },
        })
      : withKey(body, (idempotencyKey) => call('POST /api/events', { body }, { idempotencyKey }));
  return (
    <Form<EventValues, NewEvent, CommunityEvent>
      flex="1"
      defaultValues={plan ? valuesOf(plan) : initialValues}
      check={plan ? 'PUT /api/events/:id' : 'POST /api/events'}
      body={(values) => ({ ...bodyOf(values), ...(plan && { version: plan.version }) })}
      onSubmit={save}
      onSaved={(event) => {
        setTheirs(undefined);
        storeEvent(event);
        toast.add({ description: plan ? t`The event is saved` : t`The draft is saved`, tone: 'success' });
        onSaved(event);
      }}
      onRefused={(error) => {
        if (!plan || !(error instanceof RequestError) || error.code !== 'EVENT_STALE') return false;
        void queries.fetchQuery({ ...planQuery(plan.id), staleTime: 0 }).then(setTheirs);
        return true;
      }}
      codeFields={REFUSED_FIELDS}
      failure={t`The event could not be saved`}
      draft={{ area: 'events', id: plan?.id ?? 'new', version: plan?.version }}
    >
      {(form) => (
        <Planning
          form={form}
          plan={plan}
          scope={isSeries ? scope : undefined}
          onScope={setScope}
          conflict={
            theirs && (
              <VersionConflict
                title={<Trans>This event was changed somewhere else</Trans>}
                onTake={() => {
                  form.reset(valuesOf(theirs));
                  setPlan(theirs);
                  setTheirs(undefined);
                }}
                onKeep={() => setPlan(plan && { ...plan, version: theirs.version })}
                submitOnKeep
              />
            )
          }
        />
      )}
    </Form>
  );
}

interface PlanningProps {
  form: UseFormReturn<EventValues>;
  plan: EventPlan | undefined;
  /** Dates that the change applies to; undefined if there are no other published ones. */
  scope: EventScope | undefined;
  onScope: (scope: EventScope) => void;
  conflict: ReactNode;
}

function Planning({ form, plan, scope, onScope, conflict }: PlanningProps) {
  const { t } = useLingui();
  const mayPublish = usePermission('events.publish');
  const oneDate = scope === 'this';
  return (
    <Page
      title={plan ? t`Edit event` : t`New event`}
      back={
        plan ? { to: `/events/${plan.id}`, label: plan.fields.title } : { to: '/events', label: t`Events` }
      }
      lead={plan ? undefined : <Trans>Your event starts as a draft that only its hosts see.</Trans>}
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' }}
        gap={{ base: '8', lg: '12' }}
        alignItems="start"
      >
        <Stack gap="8" minW="0" maxW="measure">
          {conflict}
          <FormSummary />
          {plan?.state === 'published' && <GuestsNotice plan={plan} />}
          {plan?.state === 'published' && !mayPublish && <ApprovalNotice />}
          {scope && <ScopeField scope={scope} label={t`Apply changes to`} onChange={onScope} />}
          <Part title={t`What`}>
            <WhatFields control={form.control} oneDate={oneDate} />
          </Part>
          <Part title={t`When`}>
            <WhenFields form={form} oneDate={oneDate} />
          </Part>
          <Part title={t`Where`}>
            <WhereFields form={form} />
          </Part>
          <Part title={t`Who`}>
            <WhoFields control={form.control} oneDate={oneDate} invited={plan?.invited ?? []} />
          </Part>
          <FormBar>
            <SubmitButton needsChange={plan !== undefined}>
              {plan ? <Trans>Save</Trans> : <Trans>Save draft</Trans>}
            </SubmitButton>
          </FormBar>
        </Stack>
        <Box position={{ lg: 'sticky' }} top={{ lg: '24' }} minW="0">
          <Watch control={form.control} render={(values) => <EventPreview values={values} />} />
        </Box>
      </Grid>
    </Page>
  );
}

/** Warning that a published event waits for the staff again after a change by a host who can't publish. */
function ApprovalNotice() {
  return (
    <Alert.Root status="warning" borderRadius="md">
      <Alert.Indicator />
      <Alert.Content>
        <Text>
          <Trans>
            If you change the title, texts, pictures, place or audience, or add a host, the team has to
            approve the event again. Until then only its hosts see it; RSVPs are kept.
          </Trans>
        </Text>
      </Alert.Content>
    </Alert.Root>
  );
}

/** States who is notified of a change. */
function GuestsNotice({ plan: { dates } }: { plan: EventPlan }) {
  const guests = dates.reduce((sum, { going, maybe }) => sum + going + maybe, 0);
  if (guests === 0) return null;
  return (
    <Alert.Root status="info" borderRadius="md">
      <Alert.Indicator />
      <Alert.Content>
        <Text>
          <Plural
            value={guests}
            one="# guest has RSVP’d. They will be notified if the time or place changes."
            other="# guests have RSVP’d. They will be notified if the time or place changes."
          />
        </Text>
      </Alert.Content>
    </Alert.Root>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="fieldset" border="none" p="0" m="0" minW="0">
      <Box as="legend" textStyle="xl" fontWeight="700" fontFamily="heading" mb="4" p="0">
        {title}
      </Box>
      {children}
    </Box>
  );
}
