import type { StreamerState } from '@boardwalk/contracts';
import { Box, Button, FilterRow, SearchField, Select } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StreamerFilters as Filters } from './queries.ts';
import { useStateNames } from './states.tsx';

interface StreamerFiltersProps {
  filters: Filters;
  busy: boolean;
  onSearch: (search: string) => void;
  onState: (state: StreamerState | undefined) => void;
  onClear: () => void;
  /** Called to show all streamers instead of a single one. */
  onShowAll: () => void;
}

/** Filters of the list. */
export function StreamerFilters({
  filters,
  busy,
  onSearch,
  onState,
  onClear,
  onShowAll,
}: StreamerFiltersProps) {
  const { t } = useLingui();
  const names = useStateNames();
  if (filters.who)
    return (
      <Button size="sm" variant="outline" alignSelf="start" onClick={onShowAll}>
        <Trans>Clear filters</Trans>
      </Button>
    );
  return (
    <FilterRow filtered={filters.state !== undefined || filters.search !== ''} onClear={onClear}>
      <Box flex="1 1 16rem" maxW="26rem">
        <SearchField
          value={filters.search}
          onSearch={onSearch}
          label={t`Search streamers`}
          labelled
          busy={busy}
        />
      </Box>
      <Select<StreamerState>
        label={t`Status`}
        width="12rem"
        value={filters.state}
        options={names}
        emptyLabel={t`All statuses`}
        onValueChange={(state) => onState(state || undefined)}
      />
    </FilterRow>
  );
}
