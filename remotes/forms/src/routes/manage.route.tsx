import { Page, RequirePermission, useAccess } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { FormActions } from '../features/building/form-actions.tsx';
import { FormList } from '../features/building/form-list.tsx';

/** `/forms/manage`: all forms, with buttons to create new ones. */
export default function ManageRoute() {
  const { t } = useLingui();
  const access = useAccess('forms.manage');
  return (
    <Page
      title={t`Forms`}
      lead={t`What people can apply for, and the questions they answer.`}
      action={access === 'granted' && <FormActions />}
    >
      <RequirePermission permission="forms.manage">
        <FormList />
      </RequirePermission>
    </Page>
  );
}
