import { LinkButton, Page } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Comparison } from '../features/compare/comparison.tsx';

/** `/real-estate/compare?ids=LQ-014,RW-002`: up to four properties side by side. */
export default function CompareRoute() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Compare properties`}
      action={
        <LinkButton variant="outline" alignSelf={{ base: 'start', md: 'end' }} to="/real-estate">
          <Trans>All listings</Trans>
        </LinkButton>
      }
      py={{ base: '6', md: '10' }}
    >
      <Comparison />
    </Page>
  );
}
