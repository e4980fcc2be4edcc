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
      lead={<Trans>What you agree to when you make an account. It fits on a page on purpose.</Trans>}
      sections={TERMS}
    />
  );
}
