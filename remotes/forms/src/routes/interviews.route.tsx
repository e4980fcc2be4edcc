import { Page, RequirePermission, usePermission } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { OwnSlots } from '../features/interviews/own-slots.tsx';

/** `/forms/review/interviews`: the reviewer's interview slots. */
export default function InterviewsRoute() {
  const { t } = useLingui();
  const reviews = usePermission('applications.review');
  return (
    <Page
      back={{ to: '/forms/review', label: t`Review queue` }}
      title={t`Interview times`}
      lead={reviews ? t`Applicants who are offered an interview choose one of these times.` : undefined}
    >
      <RequirePermission permission="applications.review">
        <OwnSlots />
      </RequirePermission>
    </Page>
  );
}
