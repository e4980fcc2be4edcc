import type { EventCard } from '@boardwalk/contracts';
import { Button, HStack, LinkButton, Page, Stack, usePages } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { ownPages, planPages } from '../events/queries.ts';
import { MessageDialog } from '../features/guests/message-dialog.tsx';
import { MyEvents, NoEvents } from '../features/mine/my-events.tsx';
import { MyPlans } from '../features/mine/my-plans.tsx';

/** `/events/mine`: events that the reader attends or hosts. */
export default function MineRoute() {
  const { t } = useLingui();
  const loaded = useOwnEventsLoaded();
  return (
    <Page
      title={t`My events`}
      back={{ to: '/events', label: t`Events` }}
      lead={<Trans>Events you are going to and events you host.</Trans>}
      action={
        <LinkButton variant="outline" to="/events/new">
          <Trans>Propose an event</Trans>
        </LinkButton>
      }
    >
      <Stack gap="10">
        <MyEvents part="going" when="coming" title={t`Going`} empty={<NoEvents />} />
        {loaded && (
          <>
            <MyEvents
              part="hosting"
              when="coming"
              title={t`Events you host`}
              actionsOf={(event) => <HostedActions event={event} />}
            />
            <MyPlans state="draft" title={t`Drafts`} />
            <MyPlans state="pending" title={t`Proposed`} />
            <MyEvents part="going" when="past" title={t`Past events`} />
            <MyEvents part="hosting" when="past" title={t`Past events you hosted`} />
          </>
        )}
      </Stack>
    </Page>
  );
}

/** Actions on a date that the reader hosts: edit it, and write to its guests. */
function HostedActions({ event }: { event: EventCard }) {
  const { t } = useLingui();
  const { id, title, state } = event;
  return (
    // Above the link of the whole row.
    <HStack gap="2" position="relative" zIndex="1" wrap="wrap">
      {state !== 'cancelled' && (
        <LinkButton size="sm" variant="outline" to={`/events/${id}/edit`} aria-label={t`Edit ${title}`}>
          <Trans>Edit</Trans>
        </LinkButton>
      )}
      <MessageDialog
        event={event}
        trigger={
          state === 'published' && (
            <Button size="sm" variant="outline" aria-label={t`Message guests of ${title}`}>
              <Trans context="action">Message</Trans>
            </Button>
          )
        }
      />
    </HStack>
  );
}

/** Returns whether all lists of the reader's events are loaded, or have failed. They are shown together: a late one would shift those below it. */
function useOwnEventsLoaded(): boolean {
  const going = usePages(ownPages('going', 'coming'));
  const hosting = usePages(ownPages('hosting', 'coming'));
  const drafts = usePages(planPages('mine', 'draft'));
  const pending = usePages(planPages('mine', 'pending'));
  const attended = usePages(ownPages('going', 'past'));
  const hosted = usePages(ownPages('hosting', 'past'));
  const all: { items?: unknown; error: unknown }[] = [going, hosting, drafts, pending, attended, hosted];
  return all.every(({ items, error }) => items !== undefined || error !== null);
}
