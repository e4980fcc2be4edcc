import { ARTICLE_LIMITS } from '@boardwalk/contracts';
import { chakra, Flex, SearchField, Select } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskFilters, DeskView } from './desk-view.ts';

interface DeskFilterRowProps {
  view: DeskView;
  publishes: boolean;
  busy: boolean;
  onFilter: (change: Partial<DeskFilters>) => void;
}

const SELECT_FLEX = { base: '1', md: '0 0 auto' };

/** Search, sorting and scope, stored in the URL. */
export function DeskFilterRow({ view, publishes, busy, onFilter }: DeskFilterRowProps) {
  const { t } = useLingui();
  return (
    <Flex direction={{ base: 'column', md: 'row' }} align={{ md: 'end' }} gap="3" mb="4">
      <chakra.form role="search" flex="1" onSubmit={(event) => event.preventDefault()}>
        <SearchField
          label={t`Search by headline or author`}
          value={view.search}
          onSearch={(search) => onFilter({ search })}
          busy={busy && view.search !== ''}
          maxLength={ARTICLE_LIMITS.search}
        />
      </chakra.form>
      <Flex gap="3" wrap="wrap">
        {publishes && (
          <Select<string>
            label={<Trans>Author</Trans>}
            labelHidden
            width="auto"
            flex={SELECT_FLEX}
            value={view.scope === 'mine' ? 'me' : ''}
            options={[
              { value: '', label: t`Everyone’s articles` },
              { value: 'me', label: t`My articles` },
            ]}
            onValueChange={(by) => onFilter({ by })}
          />
        )}
        <Select<string>
          label={<Trans>Order</Trans>}
          labelHidden
          width="auto"
          flex={SELECT_FLEX}
          value={view.sort}
          options={[
            { value: 'newest', label: t`Newest first` },
            { value: 'oldest', label: t`Oldest first` },
          ]}
          onValueChange={(sort) => onFilter({ sort })}
        />
      </Flex>
    </Flex>
  );
}
