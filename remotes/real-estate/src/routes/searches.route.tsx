import { Page } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { OwnTabs } from '../deals/own-tabs.tsx';
import { SearchList } from '../features/searches/search-list.tsx';

/** `/real-estate/searches`: the reader's saved searches. */
export default function SearchesRoute() {
  const { t } = useLingui();
  return (
    <Page
      back={{ to: '/real-estate', label: t`All listings` }}
      title={t`Saved searches`}
      lead={<Trans>You will be notified when a new listing matches one of your searches.</Trans>}
    >
      <OwnTabs on="searches" />
      <SearchList />
    </Page>
  );
}
