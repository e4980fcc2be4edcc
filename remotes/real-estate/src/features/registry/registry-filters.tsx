import {
  CITY_DISTRICTS,
  type CityDistrict,
  ESTATE_LIMITS,
  PROPERTY_TYPES,
  type PropertyType,
  truncate,
} from '@boardwalk/contracts';
import { Box, Button, chakra, Flex, SearchField, useTableState, useTypedSearch } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { FilterSelect } from '../../estate/filter-select.tsx';
import { useNames } from '../../estate/names.ts';

/** Filters of the registry, stored in the URL. Invalid values are ignored. */
export function useRegistryFilters() {
  const { filters: asked, setFilters, clearFilters } = useTableState(['search', 'district', 'type'] as const);
  const filters = {
    search: truncate(asked.search, ESTATE_LIMITS.title, { end: '' }),
    district: CITY_DISTRICTS.find((id) => id === asked.district),
    type: PROPERTY_TYPES.find((type) => type === asked.type),
  };
  const field = useRef<HTMLInputElement>(null);
  const search = useTypedSearch(filters.search, (next) => setFilters({ search: next }));
  return {
    filters,
    field,
    search,
    filtered: filters.search !== '' || filters.district !== undefined || filters.type !== undefined,
    setDistrict: (district: CityDistrict | undefined) => setFilters({ search: search.text.trim(), district }),
    setType: (type: PropertyType | undefined) => setFilters({ search: search.text.trim(), type }),
    clear: () => {
      search.setText('');
      // The pressed button disappears with the filters.
      field.current?.focus();
      clearFilters();
    },
  };
}

type RegistryFiltersState = ReturnType<typeof useRegistryFilters>;

/** Fields of the filters. */
export function RegistryFilters({ state, busy }: { state: RegistryFiltersState; busy: boolean }) {
  const { t } = useLingui();
  const names = useNames();
  const { filters, filtered, field, search, setDistrict, setType, clear } = state;
  return (
    <chakra.form
      role="search"
      flex="1"
      onSubmit={(event) => {
        event.preventDefault();
        search.submit();
      }}
    >
      <Flex wrap="wrap" gap="3" align="end">
        <Box flex={{ base: '1 1 100%', sm: '1 1 14rem' }} maxW={{ sm: '22rem' }}>
          <SearchField
            ref={field}
            label={t`Search`}
            labelled
            search={search}
            busy={busy}
            maxLength={ESTATE_LIMITS.title}
            placeholder={t`Code, title or address`}
            autoCapitalize="none"
            spellCheck={false}
          />
        </Box>
        <FilterSelect
          label={t`District`}
          value={filters.district ?? ''}
          options={[
            { value: '', name: t`All districts` },
            ...CITY_DISTRICTS.map((value) => ({ value, name: names.district(value) })),
          ]}
          narrows={filters.district !== undefined}
          onChange={(district) => setDistrict(district || undefined)}
        />
        <FilterSelect
          label={t`Type`}
          value={filters.type ?? ''}
          options={[
            { value: '', name: t`All types` },
            ...PROPERTY_TYPES.map((value) => ({ value, name: names.type(value) })),
          ]}
          narrows={filters.type !== undefined}
          onChange={(type) => setType(type || undefined)}
        />
        {(filtered || search.text !== '') && (
          <Button variant="ghost" onClick={clear}>
            <Trans>Clear filters</Trans>
          </Button>
        )}
      </Flex>
    </chakra.form>
  );
}
