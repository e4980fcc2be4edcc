import { CITY_DISTRICTS, ESTATE_LIMITS, PROPERTY_TYPES } from '@boardwalk/contracts';
import { Box, Button, Flex, Grid, HStack, SearchField, Select, Stack } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useNames } from '../../estate/names.ts';
import {
  countFilters,
  MARKET_KINDS,
  type MarketAddress,
  type MarketKind,
  NO_FILTERS,
} from '../../market/market-address.ts';
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

/** Filters of the market. Phones show the text and the kind; the rest is collapsed. */
export function MarketToolbar({ address, onChange, busy, children }: MarketToolbarProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const rest = useId();
  const field = useRef<HTMLInputElement>(null);
  const [cleared, setCleared] = useState(0);
  const count = countFilters(address);
  const clear = () => {
    // Also empties fields whose text isn't applied yet.
    setCleared(cleared + 1);
    // The pressed button disappears with the filters.
    field.current?.focus();
    onChange(NO_FILTERS);
  };
  return (
    <Stack as="search" aria-label={t`Search properties`} gap="3">
      <Grid
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr) 13rem 13rem' }}
        gap="3"
        alignItems="end"
      >
        <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <SearchField
            ref={field}
            cleared={cleared}
            labelled
            label={t`Title, address or code`}
            value={address.search}
            onSearch={(search) => onChange({ search })}
            busy={busy}
            maxLength={ESTATE_LIMITS.title}
          />
        </Box>
        <KindFilter value={address.kind} onChange={(kind) => onChange({ kind })} />
        <Select<MarketAddress['sort']>
          label={t`Sort order`}
          value={address.sort}
          options={[
            { value: 'price', label: t`Lowest price first` },
            { value: 'new', label: t`Newest first` },
          ]}
          onValueChange={(sort) => onChange({ sort })}
        />
      </Grid>
      <Grid
        id={rest}
        display={{ base: open ? 'grid' : 'none', md: 'grid' }}
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' }}
        gap="3"
        alignItems="end"
      >
        <NarrowingFilters key={cleared} address={address} onChange={onChange} />
      </Grid>
      <Flex gap="2" wrap="wrap" align="center">
        <Button
          size="sm"
          variant="outline"
          display={{ base: 'inline-flex', md: 'none' }}
          aria-expanded={open}
          aria-controls={rest}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal aria-hidden />
          {count > 0 ? <Trans>Filters ({count})</Trans> : <Trans>Filters</Trans>}
        </Button>
        {(count > 0 || address.kind !== 'any') && (
          <Button size="sm" variant="ghost" onClick={clear}>
            <X aria-hidden />
            <Trans>Clear filters</Trans>
          </Button>
        )}
        <Box flex="1" />
        <HStack gap="2" wrap="wrap">
          {children}
        </HStack>
      </Flex>
    </Stack>
  );
}

function KindFilter({ value, onChange }: { value: MarketKind; onChange: (kind: MarketKind) => void }) {
  const { t } = useLingui();
  const names = useNames();
  const nameOf = (kind: MarketKind) => {
    if (kind === 'any') return t`All listings`;
    return kind === 'all' ? t`All properties` : names.kind(kind);
  };
  return (
    <Select
      label={t`Listing`}
      value={value}
      css={value === 'any' ? undefined : ACTIVE_FILTER}
      options={MARKET_KINDS.map((kind) => ({ value: kind, label: nameOf(kind) }))}
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
      <PriceField label={t`Price from`} value={min} onChange={(value) => onChange({ min: value })} />
      <PriceField label={t`Price to`} value={max} onChange={(value) => onChange({ max: value })} />
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
