import { Page, useSite } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { WelcomeList } from './welcome-list.tsx';

/** `/welcome`: page for members who have just signed up. */
export function WelcomePage() {
  const { t } = useLingui();
  const { shortName } = useSite();
  return (
    <Page
      title={t`Welcome to ${shortName}`}
      lead={<Trans>Your account is ready. Complete these steps in any order to start playing.</Trans>}
    >
      <WelcomeList />
    </Page>
  );
}
