import { AFTER_PENDING, LinkButton, Page, Stack, usePermission } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { OpenForms } from '../features/overview/open-forms.tsx';
import { OwnSubmissions } from '../features/overview/own-submissions.tsx';

/** `/forms`: open forms, and the member's applications. */
export function FormsRoute() {
  const { t } = useLingui();
  const reviews = usePermission('applications.review');
  const manages = usePermission('forms.manage');
  return (
    <Page
      title={t`Applications`}
      lead={t`What you can apply for, and the status of your applications.`}
      action={
        (reviews || manages) && (
          <>
            {manages && (
              <LinkButton variant="outline" to="/forms/manage">
                <Trans>Manage forms</Trans>
              </LinkButton>
            )}
            {reviews && (
              <LinkButton colorPalette="sodium" to="/forms/review">
                <Trans>Review queue</Trans>
              </LinkButton>
            )}
          </>
        )
      }
    >
      <Stack gap="12" css={{ [AFTER_PENDING]: { display: 'none' } }}>
        <OpenForms />
        <OwnSubmissions />
      </Stack>
    </Page>
  );
}
