import { LinkButton, Page, RequirePermission, usePermission } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Queue } from '../features/queue/queue.tsx';

/** `/forms/review`: the review queue. */
export default function QueueRoute() {
  const { t } = useLingui();
  const reviews = usePermission('applications.review');
  return (
    <Page
      title={t`Review queue`}
      action={
        reviews && (
          <LinkButton variant="outline" to="/forms/review/interviews">
            <Trans>Interview times</Trans>
          </LinkButton>
        )
      }
    >
      <RequirePermission permission="applications.review">
        <Queue />
      </RequirePermission>
    </Page>
  );
}
