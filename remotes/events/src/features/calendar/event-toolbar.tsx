import { CITY_DISTRICTS, EVENT_CATEGORIES } from '@boardwalk/contracts';
import { Box, Button, chakra, Flex, HStack } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EventAddress, EventView } from '../../events/event-filters.ts';
import { useNames } from '../../events/names.ts';

interface EventToolbarProps {
  address: EventAddress;
  onChange: (change: Partial<EventAddress>) => void;
}

/** View and filters of the calendar. */
export function EventToolbar({ address, onChange }: EventToolbarProps) {
  const { t } = useLingui();
  const names = useNames();
  const { view, category, district } = address;
  const views: Record<EventView, ReactNode> = {
    list: <Trans>List</Trans>,
    month: <Trans>Month</Trans>,
    week: <Trans>Week</Trans>,
  };
  return (
    <Flex as="search" aria-label={t`Filter events`} gap="3" wrap="wrap" align="end" justify="space-between">
      <HStack gap="1" wrap="wrap" role="group" aria-label={t`How events are shown`}>
        {(['list', 'month', 'week'] as const).map((one) => (
          <Button
            key={one}
            size="sm"
            variant={view === one ? 'subtle' : 'ghost'}
            aria-pressed={view === one}
            onClick={() => onChange({ view: one })}
          >
            {views[one]}
          </Button>
        ))}
      </HStack>
      <Flex
        gap="3"
        wrap={{ base: 'wrap', md: 'nowrap' }}
        align="end"
        flex={{ base: '1 1 100%', md: '0 1 auto' }}
      >
        <Filter
          label={t`Category`}
          any={t`All categories`}
          value={category}
          options={EVENT_CATEGORIES.map((value) => ({ value, name: names.category(value) }))}
          onChange={(value) => onChange({ category: value })}
        />
        <Filter
          label={t`District`}
          any={t`All districts`}
          value={district}
          options={CITY_DISTRICTS.map((value) => ({ value, name: names.district(value) }))}
          onChange={(value) => onChange({ district: value })}
        />
        {(category || district) && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => onChange({ category: undefined, district: undefined })}
          >
            <X aria-hidden />
            <Trans>Clear filters</Trans>
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

interface FilterProps<T extends string> {
  label: string;
  any: string;
  value: T | undefined;
  options: readonly { value: T; name: string }[];
  onChange: (value: T | undefined) => void;
}

/** A native select: the kit's is in a chunk of its own, which the first paint doesn't need. */
function Filter<T extends string>({ label, any, value, options, onChange }: FilterProps<T>) {
  return (
    <Box flex={{ base: '1 1 calc(50% - 0.75rem)', md: '0 0 11rem' }} minW="0">
      <chakra.label display="block">
        <chakra.span display="block" textStyle="sm" color="fg.muted" mb="1">
          {label}
        </chakra.span>
        <chakra.select
          value={value ?? ''}
          onChange={(event) => onChange(options.find((one) => one.value === event.target.value)?.value)}
          width="100%"
          height="10"
          px="2.5"
          borderWidth="1px"
          borderColor={value ? 'sodium.fg' : 'border.emphasized'}
          borderRadius="md"
          bg="bg.panel"
          color="fg"
        >
          <option value="">{any}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </chakra.select>
      </chakra.label>
    </Box>
  );
}
