import { CITY_DISTRICTS, ESTATE_LIMITS, PROPERTY_TYPES } from '@boardwalk/contracts';
import {
  Box,
  Button,
  Checkbox,
  Flex,
  Grid,
  SearchField,
  Select,
  Stack,
  TabRow,
  useQuery,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useNames } from '../../estate/names.ts';
import {
  countFilters,
  type MarketAddress,
  type MarketKind,
  NO_FILTERS,
} from '../../market/market-address.ts';
import { marketQuery } from '../../market/queries.ts';
import { PriceField } from './price-field.tsx';

/** Choices of the garage filter: the least number of slots. */
const GARAGE_SLOTS = [1, 2, 3, 4, 6];

const ACTIVE_FILTER = { '& select': { borderColor: 'sodium.fg' } };

interface MarketToolbarProps {
  address: MarketAddress;
  onChange: (change: Partial<MarketAddress>) => void;
  /** Whether the list is about to change. */
  busy: boolean;
  /** Further actions: saving the search. */
  children?: ReactNode;
}

/** Filters of the market in one row: text, kind, and sort order. A button unfolds the others. */
export function MarketToolbar({ address, onChange, busy, children }: MarketToolbarProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const rest = useId();
  const field = useRef<HTMLInputElement>(null);
  const [cleared, setCleared] = useState(0);
  const { search, kind } = address;
  // The text and the kind are visible in the row.
  const count = countFilters({ ...address, search: '' }) + (kind === 'all' ? 1 : 0);
  const filtered = count > 0 || search !== '' || kind !== 'any';
  const clear = () => {
    // Also empties fields whose text isn't applied yet.
    setCleared(cleared + 1);
    // The pressed button disappears with the filters.
    field.current?.focus();
    onChange(NO_FILTERS);
  };
  return (
    <Stack as="search" aria-label={t`Search properties`} gap="3">
      <Flex gap="2" wrap="wrap" align="center">
        <Box flex={{ base: '1 1 100%', lg: '1 1 14rem' }} minW="0">
          <SearchField
            ref={field}
            cleared={cleared}
            label={t`Title, address or code`}
            value={search}
            onSearch={(text) => onChange({ search: text })}
            busy={busy}
            maxLength={ESTATE_LIMITS.title}
          />
        </Box>
        <Box flex={{ base: '1 1 100%', sm: '0 1 auto' }} minW="0">
          <KindFilter value={kind} onChange={(next) => onChange({ kind: next })} />
        </Box>
        <Button
          variant="outline"
          aria-expanded={open}
          aria-controls={rest}
          borderColor={count > 0 ? 'sodium.fg' : undefined}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal aria-hidden />
          {count > 0 ? <Trans>Filters ({count})</Trans> : <Trans>Filters</Trans>}
        </Button>
        <Box flex={{ base: '1 1 9rem', md: '0 1 12rem' }} minW="0">
          <Select<MarketAddress['sort']>
            label={t`Sort order`}
            labelHidden
            value={address.sort}
            options={[
              { value: 'price', label: t`Lowest price first` },
              { value: 'new', label: t`Newest first` },
            ]}
            onValueChange={(sort) => onChange({ sort })}
          />
        </Box>
        {children}
      </Flex>
      <Box
        id={rest}
        display={open ? 'block' : 'none'}
        borderWidth="1px"
        borderRadius="lg"
        bg="bg.panel"
        p="4"
      >
        <Grid
          templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' }}
          gap="3"
          alignItems="end"
        >
          <NarrowingFilters key={cleared} address={address} onChange={onChange} />
        </Grid>
        <Checkbox.Root
          mt="4"
          checked={kind === 'all'}
          disabled={kind !== 'all' && kind !== 'any'}
          onCheckedChange={({ checked }) => onChange({ kind: checked === true ? 'all' : 'any' })}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>
            <Trans>Show properties that aren’t listed</Trans>
          </Checkbox.Label>
        </Checkbox.Root>
      </Box>
      {filtered && (
        <Button size="sm" variant="ghost" alignSelf="start" onClick={clear}>
          <X aria-hidden />
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </Stack>
  );
}

interface KindFilterProps {
  value: MarketKind;
  onChange: (kind: MarketKind) => void;
}

/** Buy, rent or auction, with the number of listings of each. */
function KindFilter({ value, onChange }: KindFilterProps) {
  const { t, i18n } = useLingui();
  const { data: market } = useQuery(marketQuery);
  // Their space is reserved until they are loaded.
  const shown = (count: number | undefined) => (count === undefined ? null : i18n.number(count));
  return (
    <TabRow<MarketKind>
      label={t`Listing`}
      value={value === 'all' ? 'any' : value}
      tabs={[
        { value: 'any', label: t`All` },
        { value: 'sale', label: t`Buy`, count: shown(market?.sale) },
        { value: 'rent', label: t`Rent`, count: shown(market?.rent) },
        { value: 'auction', label: t`Auction`, count: shown(market?.auction) },
      ]}
      onValueChange={onChange}
    />
  );
}

type NarrowingProps = Pick<MarketToolbarProps, 'address' | 'onChange'>;

function NarrowingFilters({ address, onChange }: NarrowingProps) {
  const { t } = useLingui();
  const names = useNames();
  const { district, type, min, max, garage } = address;
  return (
    <>
      <Select
        label={t`District`}
        value={district ?? ''}
        css={district && ACTIVE_FILTER}
        options={CITY_DISTRICTS.map((value) => ({ value, label: names.district(value) }))}
        onValueChange={(value) => onChange({ district: value || undefined })}
      >
        <option value="">{t`All districts`}</option>
      </Select>
      <Select
        label={t`Type`}
        value={type ?? ''}
        css={type && ACTIVE_FILTER}
        options={PROPERTY_TYPES.map((value) => ({ value, label: names.type(value) }))}
        onValueChange={(value) => onChange({ type: value || undefined })}
      >
        <option value="">{t`All types`}</option>
      </Select>
      <PriceField
        example={50_000}
        label={t`Price from`}
        value={min}
        onChange={(value) => onChange({ min: value })}
      />
      <PriceField
        example={250_000}
        label={t`Price to`}
        value={max}
        onChange={(value) => onChange({ max: value })}
      />
      <Select
        label={t`Garage`}
        value={garage ?? ''}
        css={garage === undefined ? undefined : ACTIVE_FILTER}
        options={GARAGE_SLOTS.map((value) => ({
          value,
          label: t`${value} or more`,
        }))}
        onValueChange={(value) => onChange({ garage: value || undefined })}
      >
        <option value="">{t`Any`}</option>
      </Select>
    </>
  );
}
