import { Page } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { Comparison } from '../features/compare/comparison.tsx';

/** `/real-estate/compare?ids=LQ-014,RW-002`: up to four properties side by side. */
export default function CompareRoute() {
  const { t } = useLingui();
  return (
    <Page back={{ to: '/real-estate', label: t`All listings` }} title={t`Compare properties`}>
      <Comparison />
    </Page>
  );
}
