import { ROLE_NAMES, toRoleName } from '@boardwalk/contracts';
import { Box, Button, chakra, Field, Flex, Input, NativeSelect, Spinner } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberFiltersState } from '../hooks/use-member-filters.ts';
import { isFiltered, SEARCH_LIMIT } from '../member-filters.ts';

/** What narrows the list. The quiet spinner says that what is shown is about to change. */
export function MembersFilters({ state, busy }: { state: MemberFiltersState; busy: boolean }) {
  const { t } = useLingui();
  const { filters, field, text, setText, submit, setRole, clear } = state;
  return (
    <chakra.form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Flex wrap="wrap" gap="3" align="end">
        <Field.Root flex={{ base: '1 1 100%', sm: '1 1 16rem' }} maxW={{ sm: '24rem' }}>
          <Field.Label>
            <Trans>Search</Trans>
          </Field.Label>
          <Box position="relative" width="100%">
            <Input
              ref={field}
              type="search"
              value={text}
              maxLength={SEARCH_LIMIT}
              placeholder={t`Name, handle, e-mail or id`}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              bg="bg.panel"
              onChange={(event) => setText(event.target.value)}
            />
            {busy && (
              <Spinner size="sm" color="fg.muted" position="absolute" right="9" top="calc(50% - 0.5em)" />
            )}
          </Box>
        </Field.Root>
        <Field.Root flex={{ base: '1 1 9rem', sm: '0 1 12rem' }}>
          <Field.Label>
            <Trans>Role</Trans>
          </Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={filters.role ?? ''}
              bg="bg.panel"
              onChange={(event) => setRole(toRoleName(event.currentTarget.value))}
            >
              <option value="">{t`All roles`}</option>
              {ROLE_NAMES.map((role) => (
                <option key={role} value={role}>
                  {role}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        {(isFiltered(filters) || text !== '') && (
          <Button variant="ghost" onClick={clear}>
            <Trans>Clear filters</Trans>
          </Button>
        )}
      </Flex>
    </chakra.form>
  );
}
