import { ARTICLE_LIMITS } from '@boardwalk/contracts';
import { chakra, SearchField } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

interface FrontSearchProps {
  search: string;
  onSearch: (search: string) => void;
  busy: boolean;
}

/** Search in headlines, summaries and texts. */
export function FrontSearch({ search, onSearch, busy }: FrontSearchProps) {
  const { t } = useLingui();
  return (
    <chakra.form
      role="search"
      width={{ base: '100%', md: '18rem' }}
      flexShrink="0"
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField
        label={t`Search the news`}
        value={search}
        onSearch={onSearch}
        busy={busy}
        maxLength={ARTICLE_LIMITS.search}
      />
    </chakra.form>
  );
}
