import { INBOX_FILTERS, MAX_INBOX_COUNTED } from '@boardwalk/contracts';
import { Button, Flex, HStack, Select, TabRow, Text, useQuery } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FILTER_LABELS, inLanguage } from './inbox-labels.ts';
import { inboxCountsQuery } from './queries.ts';
import type { InboxView } from './use-inbox-view.ts';

/** Formats a count; the server has the same upper limit. */
const shown = (count: number) => (count >= MAX_INBOX_COUNTED ? `${MAX_INBOX_COUNTED - 1}+` : String(count));

/** Filters of the list with their counts, and by kind. */
export function InboxFilters({ view, onHelp }: { view: InboxView; onHelp: () => void }) {
  const { t, i18n } = useLingui();
  const { data } = useQuery(inboxCountsQuery);
  return (
    <Flex
      wrap="wrap"
      gap="3"
      mb="3"
      align="center"
      display={view.item ? { base: 'none', lg: 'flex' } : 'flex'}
    >
      <TabRow
        label={t`Inbox lists`}
        value={view.filter}
        tabs={INBOX_FILTERS.map((filter) => {
          const count = data?.[filter];
          return {
            value: filter,
            label: i18n._(FILTER_LABELS[filter]),
            to: view.addressOf({ show: filter, item: '' }),
            count: count === undefined ? null : shown(count),
            countLabel:
              count === undefined ? undefined : <Plural value={count} one="# item" other="# items" />,
          };
        })}
      />
      <HStack gap="3" ms={{ lg: 'auto' }} flexGrow={{ base: 1, lg: 0 }}>
        <Select<string>
          label={t`Type`}
          labelHidden
          size="sm"
          width={{ base: 'auto', lg: '14rem' }}
          flexGrow={{ base: 1, lg: 0 }}
          value={view.kind ?? ''}
          options={data?.kinds.map(({ kind, label, count }) => ({
            value: kind,
            label: `${inLanguage(label, i18n.locale)} (${shown(count)})`,
          }))}
          onValueChange={view.choose}
        >
          <option value="">{t`All types`}</option>
        </Select>
        <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap">
          <Trans>Due first</Trans>
        </Text>
        <Button size="sm" variant="ghost" onClick={onHelp} display={{ base: 'none', lg: 'inline-flex' }}>
          <Trans>Shortcuts</Trans>
        </Button>
      </HStack>
    </Flex>
  );
}
