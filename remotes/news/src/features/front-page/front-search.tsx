import { ARTICLE_LIMITS } from '@boardwalk/contracts';
import { chakra, SearchField, type TypedSearch } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

/** Search in headlines, summaries and texts. */
export function FrontSearch({ search, busy }: { search: TypedSearch; busy: boolean }) {
  const { t } = useLingui();
  return (
    <chakra.form
      role="search"
      width={{ base: '100%', md: '18rem' }}
      flexShrink="0"
      onSubmit={(event) => {
        event.preventDefault();
        search.submit();
      }}
    >
      <SearchField label={t`Search the news`} search={search} busy={busy} maxLength={ARTICLE_LIMITS.search} />
    </chakra.form>
  );
}
