import { EmptyState, LinkButton, Page, usePermission } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** The whitelist form's page while there is no such form: other pages link to it from the beginning. */
export function WhitelistFormMissing() {
  const { t } = useLingui();
  const manages = usePermission('forms.manage');
  return (
    <Page title={t`Application`}>
      <EmptyState
        title={t`Applications aren’t open yet`}
        action={
          manages && (
            <LinkButton variant="solid" to="/forms/manage">
              <Trans>Create application form</Trans>
            </LinkButton>
          )
        }
      >
        {manages ? (
          <Trans>Publish a form for the whitelist: members then apply here.</Trans>
        ) : (
          <Trans>This community hasn’t published its application form.</Trans>
        )}
      </EmptyState>
    </Page>
  );
}
