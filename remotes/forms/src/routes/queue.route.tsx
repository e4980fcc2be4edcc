import { Forbidden, LinkButton, Page, useAccess } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Queue } from '../features/queue/components/queue.tsx';

/** `/forms/review`: the review queue. */
export default function QueueRoute() {
  const { t } = useLingui();
  const access = useAccess('applications.review');
  return (
    <Page
      title={t`Review queue`}
      py={{ base: '6', md: '8' }}
      action={
        access === 'granted' && (
          <LinkButton variant="outline" to="/forms/review/interviews">
            <Trans>Interview times</Trans>
          </LinkButton>
        )
      }
    >
      {access === 'denied' && <Forbidden permission="applications.review" />}
      {access === 'granted' && <Queue />}
    </Page>
  );
}
