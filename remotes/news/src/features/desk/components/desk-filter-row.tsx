import { ARTICLE_LIMITS } from '@boardwalk/contracts';
import { chakra, Field, Flex, NativeSelect, SearchField, useTypedSearch } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DeskFilters, DeskView } from '../desk-view.ts';

interface DeskFilterRowProps {
  view: DeskView;
  publishes: boolean;
  busy: boolean;
  onFilter: (change: Partial<DeskFilters>) => void;
}

/** Search, sorting and scope, stored in the URL. */
export function DeskFilterRow({ view, publishes, busy, onFilter }: DeskFilterRowProps) {
  const { t } = useLingui();
  const search = useTypedSearch(view.search, (next) => onFilter({ search: next }));
  return (
    <Flex direction={{ base: 'column', md: 'row' }} align={{ md: 'end' }} gap="3" mb="4">
      <chakra.form
        role="search"
        flex="1"
        onSubmit={(event) => {
          event.preventDefault();
          search.submit();
        }}
      >
        <SearchField
          label={t`Search by headline or author`}
          search={search}
          busy={busy && view.search !== ''}
          maxLength={ARTICLE_LIMITS.search}
        />
      </chakra.form>
      <Flex gap="3" wrap="wrap">
        {publishes && (
          <Choice
            label={<Trans>Author</Trans>}
            value={view.scope === 'mine' ? 'me' : ''}
            onChange={(by) => onFilter({ by })}
          >
            <option value="">{t`Everyone’s articles`}</option>
            <option value="me">{t`My articles`}</option>
          </Choice>
        )}
        <Choice label={<Trans>Order</Trans>} value={view.sort} onChange={(sort) => onFilter({ sort })}>
          <option value="newest">{t`Newest first`}</option>
          <option value="oldest">{t`Oldest first`}</option>
        </Choice>
      </Flex>
    </Flex>
  );
}

interface ChoiceProps {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <Field.Root width="auto" flex={{ base: '1', md: '0 0 auto' }}>
      <Field.Label srOnly>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
