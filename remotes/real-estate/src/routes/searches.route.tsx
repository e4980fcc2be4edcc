import { LinkButton, Page } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { SearchList } from '../features/searches/search-list.tsx';

/** `/real-estate/searches`: the reader's saved searches. */
export default function SearchesRoute() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Saved searches`}
      lead={<Trans>You will be notified when a new listing matches one of your searches.</Trans>}
      action={
        <LinkButton variant="outline" alignSelf={{ base: 'start', md: 'end' }} to="/real-estate">
          <Trans>All listings</Trans>
        </LinkButton>
      }
      py={{ base: '6', md: '10' }}
    >
      <SearchList />
    </Page>
  );
}
