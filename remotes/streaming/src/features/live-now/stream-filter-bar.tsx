import type { StreamFacets } from '@boardwalk/contracts';
import { Button, FilterRow, Flex, Select } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useNames } from '../../streams/names.ts';
import { restoreChoice } from '../../streams/restore-choice.ts';
import { type FilterName, isFiltered, type StreamFilters } from '../../streams/stream-filters.ts';

interface StreamFilterBarProps {
  filters: StreamFilters;
  facets: StreamFacets | undefined;
  /** Number of live channels: filters of a few are collapsed. */
  channels: number;
  onChange: (name: FilterName, value: string) => void;
  onClear: () => void;
}

/** Number of channels up to which the filters are collapsed. */
const FEW_CHANNELS = 6;

/** Filters by character, tag, language and platform, in a line behind a button. */
export function StreamFilterBar({ filters, facets, channels, onChange, onClear }: StreamFilterBarProps) {
  const { t } = useLingui();
  const id = useId();
  const names = useNames();
  const filtered = isFiltered(filters);
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? (filtered || channels > FEW_CHANNELS);
  const plain = (list: readonly string[] = []) => list.map((value) => ({ value, label: value }));
  return (
    <FilterRow
      aria-label={t`Filter streams`}
      filtered={open && filtered}
      onClear={() => {
        // They stay open: the button with the focus is one of them.
        setChosen(true);
        onClear();
      }}
    >
      <Button
        variant={filtered ? 'subtle' : 'outline'}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setChosen(!open)}
      >
        <SlidersHorizontal aria-hidden />
        <Trans>Filters</Trans>
      </Button>
      {open && (
        <Flex id={id} gap="3" wrap="wrap" align="end" flex="1" minW={{ base: '100%', md: '0' }}>
          <Filter
            label={t`Character`}
            any={t({ message: 'Everyone', context: 'filter by character' })}
            value={filters.character}
            options={plain(facets?.characters)}
            onChange={(value) => onChange('character', value)}
          />
          <Filter
            label={t`Tag`}
            any={t`Any tag`}
            value={filters.tag}
            options={plain(facets?.tags)}
            onChange={(value) => onChange('tag', value)}
          />
          <Filter
            label={t`Language`}
            any={t`Any language`}
            value={filters.language}
            options={(facets?.languages ?? []).map((value) => ({ value, label: names.language(value) }))}
            onChange={(value) => onChange('language', value)}
          />
          <Filter
            label={t`Platform`}
            any={t`Any platform`}
            value={filters.platform}
            options={(facets?.platforms ?? []).map((value) => ({ value, label: names.platform(value) }))}
            onChange={(value) => onChange('platform', value)}
          />
        </Flex>
      )}
    </FilterRow>
  );
}

interface FilterProps {
  label: string;
  any: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Filter({ label, any, value = '', options, onChange }: FilterProps) {
  const known = value === '' || options.some((option) => option.value === value);
  return (
    <Select<string>
      label={label}
      flex={{ base: '1 1 calc(50% - 0.75rem)', md: '0 1 11.5rem' }}
      width="auto"
      minW="0"
      controlRef={restoreChoice}
      value={value}
      options={known ? options : [{ value, label: value }, ...options]}
      emptyLabel={any}
      onValueChange={onChange}
    />
  );
}
