import { HStack, LinkButton, Page, Stack } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { GoesNowhere, MyEvents } from '../features/mine/my-events.tsx';
import { MyPlans } from '../features/mine/my-plans.tsx';

/** `/events/mine`: what the reader goes to and hosts. */
export default function MineRoute() {
  const { t } = useLingui();
  return (
    <Page
      title={t`My events`}
      lead={<Trans>What you go to and what you host.</Trans>}
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
        <MyEvents part="going" when="coming" title={t`You go to`} empty={<GoesNowhere />} />
        <MyEvents part="hosting" when="coming" title={t`You host`} />
        <MyPlans state="draft" title={t`Drafts`} />
        <MyPlans state="pending" title={t`Proposed`} />
        <MyEvents part="going" when="past" title={t`Past events`} />
        <MyEvents part="hosting" when="past" title={t`Hosted before`} />
      </Stack>
    </Page>
  );
}
