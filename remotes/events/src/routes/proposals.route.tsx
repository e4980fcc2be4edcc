import { Page, RequirePermission, Skeleton } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { ProposalQueue } from '../features/proposals/proposal-queue.tsx';

/** `/events/proposals`: proposals of members, for publishers. */
export default function ProposalsRoute() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Proposed events`}
      lead={<Trans>Review the proposals, then publish or decline them.</Trans>}
    >
      <RequirePermission
        permission="events.publish"
        fallback={<Skeleton height={{ base: '30rem', md: '36rem' }} />}
      >
        <ProposalQueue />
      </RequirePermission>
    </Page>
  );
}
