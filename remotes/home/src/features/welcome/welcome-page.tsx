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
      lead={<Trans>Your account is ready. These steps lead to your first evening here, in any order.</Trans>}
    >
      <WelcomeList />
    </Page>
  );
}
