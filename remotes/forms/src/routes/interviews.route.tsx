import { LinkButton, Page, RequirePermission, usePermission } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { OwnSlots } from '../features/interviews/own-slots.tsx';

/** `/forms/review/interviews`: the reviewer's interview slots. */
export default function InterviewsRoute() {
  const { t } = useLingui();
  const reviews = usePermission('applications.review');
  return (
    <Page
      title={t`Interview times`}
      lead={reviews ? t`Applicants who are offered an interview choose one of these times.` : undefined}
      py={{ base: '6', md: '8' }}
      action={
        <LinkButton variant="plain" px="0" to="/forms/review" alignSelf={{ base: 'start', md: 'end' }}>
          <Trans>Back to the queue</Trans>
        </LinkButton>
      }
    >
      <RequirePermission permission="applications.review">
        <OwnSlots />
      </RequirePermission>
    </Page>
  );
}
