import { Trans, useLingui } from '@lingui/react/macro';
import { PolicyPage } from './policy-page.tsx';
import { TERMS } from './terms-text.ts';

/** `/terms`. */
export function TermsPage() {
  const { t } = useLingui();
  return (
    <PolicyPage
      name="terms"
      title={t`Terms`}
      lead={<Trans>The terms you agree to when you create an account.</Trans>}
      sections={TERMS}
    />
  );
}
