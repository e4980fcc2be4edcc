import { PROFILE_LIMITS, STREAMER_STATES, truncate } from '@boardwalk/contracts';
import { Page, RequirePermission, Stack, useTableState } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { StreamerFilters as Filters } from '../features/managing/queries.ts';
import { StreamerFilters } from '../features/managing/streamer-filters.tsx';
import { StreamerList } from '../features/managing/streamer-list.tsx';

const MAX_SEARCH_LENGTH = 100;

/** `/stream/manage`: streamers, applications and reports. `?who=` opens one streamer. */
export default function ManageRoute() {
  const { t } = useLingui();
  return (
    <Page title={t`Streamers`} lead={t`Streamers, applications and reports.`}>
      <RequirePermission permission="streams.manage">
        <Streamers />
      </RequirePermission>
    </Page>
  );
}

function Streamers() {
  const { filters: params, setFilters } = useTableState({
    state: STREAMER_STATES,
    search: 'text',
    who: 'text',
  });
  const filters = readFilters(params);
  return (
    <Stack gap="5">
      <StreamerFilters
        filters={filters}
        busy={false}
        onSearch={(search) => setFilters({ search })}
        onState={(state) => setFilters({ state })}
        onClear={() => setFilters({ state: undefined, search: '' })}
        onShowAll={() => setFilters({ who: undefined })}
      />
      <StreamerList filters={filters} />
    </Stack>
  );
}

interface Params {
  state: Filters['state'];
  search: string;
  who: string;
}

function readFilters({ state, search, who }: Params): Filters {
  return {
    state,
    search: truncate(search, MAX_SEARCH_LENGTH, { end: '' }),
    who: truncate(who.toLowerCase(), PROFILE_LIMITS.username, { end: '' }) || undefined,
  };
}
