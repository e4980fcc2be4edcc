import { STREAMER_STATES, type StreamerState } from '@boardwalk/contracts';
import { Box, Button, HStack, NativeSelect, SearchField, type TypedSearch } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StreamerFilters as Filters } from './get-streamers.ts';
import { useStateNames } from './states.tsx';

interface StreamerFiltersProps {
  filters: Filters;
  search: TypedSearch;
  busy: boolean;
  onState: (state: StreamerState | undefined) => void;
  onEverybody: () => void;
}

/** Filters of the list. */
export function StreamerFilters({ filters, search, busy, onState, onEverybody }: StreamerFiltersProps) {
  const { t } = useLingui();
  const names = useStateNames();
  if (filters.who)
    return (
      <Button size="sm" variant="outline" alignSelf="start" onClick={onEverybody}>
        <Trans>Show all streamers</Trans>
      </Button>
    );
  return (
    <HStack gap="3" wrap="wrap">
      <Box flex="1 1 16rem" maxW="26rem">
        <SearchField search={search} label={t`Search streamers`} busy={busy} />
      </Box>
      <NativeSelect.Root width="12rem">
        <NativeSelect.Field
          aria-label={t`State`}
          value={filters.state ?? ''}
          onChange={(event) => onState((event.target.value || undefined) as StreamerState | undefined)}
        >
          <option value="">{t`All states`}</option>
          {STREAMER_STATES.map((state) => (
            <option key={state} value={state}>
              {names[state]}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </HStack>
  );
}
