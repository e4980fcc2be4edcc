import {
  CITY_DISTRICTS,
  type CityDistrict,
  ESTATE_LIMITS,
  PROPERTY_TYPES,
  type PropertyType,
  truncate,
} from '@boardwalk/contracts';
import { Box, FilterRow, SearchField, Select, useTableState } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useNames } from '../../estate/names.ts';

const ACTIVE_FILTER = { '& select': { borderColor: 'sodium.fg' } };

/** Filters of the registry, stored in the URL. Invalid values are ignored. */
export function useRegistryFilters() {
  const {
    filters: params,
    filtered,
    setFilters,
    clearFilters,
  } = useTableState({ search: 'text', district: CITY_DISTRICTS, type: PROPERTY_TYPES });
  const filters = { ...params, search: truncate(params.search, ESTATE_LIMITS.title, { end: '' }) };
  return {
    filters,
    filtered,
    clearFilters,
    setSearch: (search: string) => setFilters({ search }),
    setDistrict: (district: CityDistrict | undefined) => setFilters({ district }),
    setType: (type: PropertyType | undefined) => setFilters({ type }),
  };
}

type RegistryFiltersState = ReturnType<typeof useRegistryFilters>;

/** Fields of the filters. */
export function RegistryFilters({ state, busy }: { state: RegistryFiltersState; busy: boolean }) {
  const { t } = useLingui();
  const names = useNames();
  const { filters, filtered, setSearch, setDistrict, setType, clearFilters } = state;
  return (
    <FilterRow flex="1" filtered={filtered} onClear={clearFilters}>
      <Box flex={{ base: '1 1 100%', sm: '1 1 14rem' }} maxW={{ sm: '22rem' }}>
        <SearchField
          label={t`Search`}
          labelled
          value={filters.search}
          onSearch={setSearch}
          busy={busy}
          maxLength={ESTATE_LIMITS.title}
          placeholder={t`Code, title or address`}
          autoCapitalize="none"
          spellCheck={false}
        />
      </Box>
      <Select
        label={t`District`}
        width="12rem"
        css={filters.district && ACTIVE_FILTER}
        value={filters.district}
        options={CITY_DISTRICTS.map((value) => ({ value, label: names.district(value) }))}
        onValueChange={(district) => setDistrict(district || undefined)}
      >
        <option value="">{t`All districts`}</option>
      </Select>
      <Select
        label={t`Type`}
        width="12rem"
        css={filters.type && ACTIVE_FILTER}
        value={filters.type}
        options={PROPERTY_TYPES.map((value) => ({ value, label: names.type(value) }))}
        onValueChange={(type) => setType(type || undefined)}
      >
        <option value="">{t`All types`}</option>
      </Select>
    </FilterRow>
  );
}
