import { Page } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

export function HomeRoute() {
  const { t } = useLingui();
  return <Page title={t`Home`}>hello</Page>;
}
