import { Trans, useLingui } from '@lingui/react/macro';
import { PolicyPage } from './policy-page.tsx';
import { PRIVACY } from './privacy-text.ts';

/** `/privacy`. */
export function PrivacyPage() {
  const { t } = useLingui();
  return (
    <PolicyPage
      name="privacy"
      title={t`Privacy`}
      lead={<Trans>What we store about you, why, and how to have it deleted.</Trans>}
      sections={PRIVACY}
    />
  );
}
