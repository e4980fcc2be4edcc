import type { StreamFacets } from '@boardwalk/contracts';
import { Box, Button, chakra, Flex } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal, X } from 'lucide-react';
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
  const plain = (list: readonly string[] = []) => list.map((value) => ({ value, name: value }));
  return (
    <Flex as="search" aria-label={t`Filter streams`} gap="3" wrap="wrap" align="end">
      <Button
        size="sm"
        minH="10"
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
            options={(facets?.languages ?? []).map((value) => ({ value, name: names.language(value) }))}
            onChange={(value) => onChange('language', value)}
          />
          <Filter
            label={t`Platform`}
            any={t`Any platform`}
            value={filters.platform}
            options={(facets?.platforms ?? []).map((value) => ({ value, name: names.platform(value) }))}
            onChange={(value) => onChange('platform', value)}
          />
          {filtered && (
            <Button
              size="sm"
              minH="10"
              variant="ghost"
              onClick={() => {
                // They stay open: the button with the focus is one of them.
                setChosen(true);
                onClear();
              }}
            >
              <X aria-hidden />
              <Trans>Clear filters</Trans>
            </Button>
          )}
        </Flex>
      )}
    </Flex>
  );
}

interface FilterProps {
  label: string;
  any: string;
  value: string | undefined;
  options: readonly { value: string; name: string }[];
  onChange: (value: string) => void;
}

/** A native select: the kit's is in a chunk of its own, which the first paint doesn't need. */
function Filter({ label, any, value = '', options, onChange }: FilterProps) {
  const known = value === '' || options.some((option) => option.value === value);
  return (
    <Box flex={{ base: '1 1 calc(50% - 0.75rem)', md: '0 1 11.5rem' }} minW="0">
      <chakra.label display="block">
        <chakra.span display="block" textStyle="sm" color="fg.muted" mb="1">
          {label}
        </chakra.span>
        <chakra.select
          ref={restoreChoice}
          value={value}
          onChange={(event) => onChange(event.target.value)}
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
          {!known && <option value={value}>{value}</option>}
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
