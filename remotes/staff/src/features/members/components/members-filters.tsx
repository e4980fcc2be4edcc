import { ACCOUNT_STATES, ROLE_NAMES } from '@boardwalk/contracts';
import { Box, Button, chakra, Field, Flex, NativeSelect, SearchField, useRoleTable } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { ACCOUNT_WORDS } from '../../../layout/account-badge.tsx';
import { type MemberFiltersState, SEARCH_LIMIT, toSort, toState } from '../hooks/use-member-filters.ts';

/** Filters of the list. */
export function MembersFilters({ state, busy }: { state: MemberFiltersState; busy: boolean }) {
  const { t, i18n } = useLingui();
  const names = useRoleTable()?.roles.map(({ name }) => name) ?? ROLE_NAMES;
  const { filters, filtered, field, search, setRole, setState, setSort, clear } = state;
  // The role in the URL may have been removed, or be unknown here.
  const roles =
    filters.role && !names.some((name) => name === filters.role) ? [...names, filters.role] : names;
  return (
    <chakra.form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search.submit();
      }}
    >
      <Flex wrap="wrap" gap="3" align="end">
        <Box flex={{ base: '1 1 100%', sm: '1 1 16rem' }} maxW={{ sm: '24rem' }}>
          <SearchField
            ref={field}
            label={t`Search`}
            labelled
            search={search}
            busy={busy}
            maxLength={SEARCH_LIMIT}
            placeholder={t`Name, handle, e-mail or id`}
            autoCapitalize="none"
            spellCheck={false}
          />
        </Box>
        <Field.Root flex={{ base: '1 1 9rem', sm: '0 1 12rem' }}>
          <Field.Label>
            <Trans>Role</Trans>
          </Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={filters.role ?? ''}
              bg="bg.panel"
              onChange={(event) => setRole(event.currentTarget.value || undefined)}
            >
              <option value="">{t`All roles`}</option>
              {roles.map((role) => (
                <option key={role} value={role}>
                  {role}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        <Field.Root flex={{ base: '1 1 9rem', sm: '0 1 12rem' }}>
          <Field.Label>
            <Trans>Account</Trans>
          </Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={filters.state ?? ''}
              bg="bg.panel"
              onChange={(event) => setState(toState(event.currentTarget.value))}
            >
              <option value="">{t`Any status`}</option>
              {ACCOUNT_STATES.map((name) => (
                <option key={name} value={name}>
                  {i18n._(ACCOUNT_WORDS[name])}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        <Field.Root flex={{ base: '1 1 9rem', sm: '0 1 12rem' }}>
          <Field.Label>
            <Trans>Order</Trans>
          </Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={filters.sort}
              bg="bg.panel"
              onChange={(event) => setSort(toSort(event.currentTarget.value))}
            >
              <option value="name">{t`By name`}</option>
              <option value="joined">{t`Newest first`}</option>
              <option value="seen">{t`Last seen first`}</option>
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        {(filtered || search.text !== '') && (
          <Button variant="ghost" onClick={clear}>
            <Trans>Clear filters</Trans>
          </Button>
        )}
      </Flex>
    </chakra.form>
  );
}
