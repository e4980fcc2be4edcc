import { ACCOUNT_STATES, type MemberSort, ROLE_NAMES } from '@boardwalk/contracts';
import { Box, FilterRow, SearchField, Select, useRoleTable } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { ACCOUNT_STATE_LABELS } from '../../layout/account-badge.tsx';
import { MAX_SEARCH_LENGTH, type MemberFiltersState } from './use-member-filters.ts';

const SELECT_FLEX = { base: '1 1 9rem', sm: '0 1 12rem' };

/** Filters of the list. */
export function MembersFilters({ state, busy }: { state: MemberFiltersState; busy: boolean }) {
  const { t, i18n } = useLingui();
  const names = useRoleTable()?.roles.map(({ name }) => name) ?? ROLE_NAMES;
  const { filters, filtered, setSearch, setRole, setState, setSort, clearFilters } = state;
  // The role in the URL may have been removed, or be unknown here.
  const roles =
    filters.role && !names.some((name) => name === filters.role) ? [...names, filters.role] : names;
  return (
    <FilterRow filtered={filtered} onClear={clearFilters}>
      <Box flex={{ base: '1 1 100%', sm: '1 1 16rem' }} maxW={{ sm: '24rem' }}>
        <SearchField
          label={t`Search`}
          labelled
          value={filters.search}
          onSearch={setSearch}
          busy={busy}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={t`Name, handle, e-mail or id`}
          autoCapitalize="none"
          spellCheck={false}
        />
      </Box>
      <Select<string>
        flex={SELECT_FLEX}
        label={<Trans>Role</Trans>}
        value={filters.role ?? ''}
        options={roles}
        onValueChange={(role) => setRole(role || undefined)}
      >
        <option value="">{t`All roles`}</option>
      </Select>
      <Select
        flex={SELECT_FLEX}
        label={<Trans>Account</Trans>}
        value={filters.state}
        options={ACCOUNT_STATES.map((name) => ({ value: name, label: i18n._(ACCOUNT_STATE_LABELS[name]) }))}
        onValueChange={(name) => setState(name || undefined)}
      >
        <option value="">{t`Any status`}</option>
      </Select>
      <Select<MemberSort>
        flex={SELECT_FLEX}
        label={<Trans>Order</Trans>}
        value={filters.sort}
        options={[
          { value: 'name', label: t`By name` },
          { value: 'joined', label: t`Newest first` },
          { value: 'seen', label: t`Last seen first` },
        ]}
        onValueChange={setSort}
      />
    </FilterRow>
  );
}
