import { Trans, useLingui } from '@lingui/react/macro';
import { PolicyPage } from '../features/policies/policy-page.tsx';
import { PRIVACY } from '../features/policies/privacy-text.ts';

export default function PrivacyRoute() {
  const { t } = useLingui();
  return (
    <PolicyPage
      name="privacy"
      title={t`Privacy`}
      lead={<Trans>What we keep about you, why, where, and how to get rid of it.</Trans>}
      sections={PRIVACY}
    />
  );
}
