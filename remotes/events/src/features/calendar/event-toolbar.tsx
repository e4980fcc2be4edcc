import { CITY_DISTRICTS, EVENT_CATEGORIES } from '@boardwalk/contracts';
import { FilterRow, Flex, Select, TabRow } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { EventAddress } from '../../events/event-filters.ts';
import { useNames } from '../../events/names.ts';

const FILTER_WIDTH = {
  flex: { base: '1 1 calc(50% - 0.75rem)', md: '0 0 11rem' },
  width: 'auto',
  minW: '0',
} as const;

interface EventToolbarProps {
  address: EventAddress;
  onChange: (change: Partial<EventAddress>) => void;
}

/** View and filters of the calendar. */
export function EventToolbar({ address, onChange }: EventToolbarProps) {
  const { t } = useLingui();
  const names = useNames();
  const { view, category, district } = address;
  return (
    <Flex gap="3" wrap="wrap" align="end" justify="space-between">
      <TabRow
        label={t`How events are shown`}
        value={view}
        tabs={[
          { value: 'list', label: t`List` },
          { value: 'month', label: t`Month` },
          { value: 'week', label: t`Week` },
        ]}
        onValueChange={(next) => onChange({ view: next })}
      />
      <FilterRow
        aria-label={t`Filter events`}
        filtered={category !== undefined || district !== undefined}
        onClear={() => onChange({ category: undefined, district: undefined })}
        flex={{ base: '1 1 100%', md: '0 1 auto' }}
      >
        <Select
          label={t`Category`}
          {...FILTER_WIDTH}
          value={category}
          options={EVENT_CATEGORIES.map((value) => ({ value, label: names.category(value) }))}
          emptyLabel={t`All categories`}
          onValueChange={(value) => onChange({ category: value || undefined })}
        />
        <Select
          label={t`District`}
          {...FILTER_WIDTH}
          value={district}
          options={CITY_DISTRICTS.map((value) => ({ value, label: names.district(value) }))}
          emptyLabel={t`All districts`}
          onValueChange={(value) => onChange({ district: value || undefined })}
        />
      </FilterRow>
    </Flex>
  );
}
