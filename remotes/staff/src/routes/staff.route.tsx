import { Page } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

export function StaffRoute() {
  const { t } = useLingui();
  return <Page title={t`Staff`}>hello</Page>;
}
