import { HStack, LinkButton, Page, Stack } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { GoesNowhere, MyEvents } from '../features/mine/my-events.tsx';
import { MyPlans } from '../features/mine/my-plans.tsx';
import { useOwnEventsArrived } from '../features/mine/use-own-events-arrived.ts';

/** `/events/mine`: events that the reader attends or hosts. */
export default function MineRoute() {
  const { t } = useLingui();
  const arrived = useOwnEventsArrived();
  return (
    <Page
      title={t`My events`}
      lead={<Trans>Events you are going to and events you host.</Trans>}
      action={
        <HStack wrap="wrap">
          <LinkButton variant="outline" to="/events">
            <Trans>All events</Trans>
          </LinkButton>
          <LinkButton variant="outline" to="/events/new">
            <Trans>Propose an event</Trans>
          </LinkButton>
        </HStack>
      }
      py={{ base: '6', md: '10' }}
    >
      <Stack gap="10">
        <MyEvents part="going" when="coming" title={t`Your answers`} empty={<GoesNowhere />} />
        {arrived && (
          <>
            <MyEvents part="hosting" when="coming" title={t`Events you host`} />
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
