import type { PropertyCard } from '@boardwalk/contracts';
import {
  Button,
  chakra,
  DataTable,
  EmptyState,
  endpointPages,
  Flex,
  HStack,
  Link,
  LinkButton,
  Stack,
  StateBadge,
  Text,
  useMutation,
  usePages,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Download, Plus, Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useMoney } from '../../estate/money.ts';
import { useNames } from '../../estate/names.ts';
import { ImportDialog } from './import-dialog.tsx';
import { saveRegistry } from './registry-files.ts';
import { RegistryFilters, useRegistryFilters } from './registry-filters.tsx';

const PAGE_SIZE = 50;
/** Height of the navigation, below which the table's header is sticky. */
const UNDER_NAVIGATION = '4rem';

/** All properties of the city, for members who maintain the registry. */
export function Registry() {
  const { t } = useLingui();
  const state = useRegistryFilters();
  const { search, ...filters } = state.filters;
  const query = { ...filters, search: search || undefined, sort: 'new' as const, limit: PAGE_SIZE };
  const pages = usePages(endpointPages('GET /api/properties', { query }), { keepPreviousData: true });
  const columns = useColumns();
  return (
    <Stack gap="5">
      <Flex gap="4" wrap="wrap" justify="space-between" align="end">
        <RegistryFilters state={state} busy={pages.busy} />
        <FileActions />
      </Flex>
      <DataTable
        label={t`Properties`}
        columns={columns}
        pages={pages}
        loaded={(count) => <Plural value={count} one="# property" other="# properties" />}
        rowId={({ id }) => id}
        rowLabel={({ title }) => title}
        failure={t`The registry could not be loaded`}
        empty={
          <EmptyState
            title={t`The registry is empty`}
            action={
              <LinkButton colorPalette="sodium" to="/real-estate/registry/new">
                <Trans>Add the first property</Trans>
              </LinkButton>
            }
          >
            <Trans>Add properties one by one, or import a CSV file.</Trans>
          </EmptyState>
        }
        noMatch={{
          title: t`No properties match`,
          hint: <Trans>Search for part of the code, title or address.</Trans>,
          filters: state,
        }}
        card={(property) => <PropertyRow property={property} />}
        tableFrom="lg"
        stickyTop={UNDER_NAVIGATION}
      />
    </Stack>
  );
}

function FileActions() {
  const { t } = useLingui();
  const [importing, setImporting] = useState(false);
  const file = useMutation({
    mutationFn: saveRegistry,
    meta: { failure: t`The file could not be loaded. Try again.` },
  });
  return (
    <HStack gap="2" wrap="wrap">
      <Button variant="outline" loading={file.isPending} onClick={() => file.mutate()}>
        <Download aria-hidden />
        <Trans>Export CSV</Trans>
      </Button>
      <Button variant="outline" onClick={() => setImporting(true)}>
        <Upload aria-hidden />
        <Trans>Import CSV</Trans>
      </Button>
      <LinkButton colorPalette="sodium" to="/real-estate/registry/new">
        <Plus aria-hidden />
        <Trans>New property</Trans>
      </LinkButton>
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </HStack>
  );
}

function useColumns() {
  const { t } = useLingui();
  const names = useNames();
  const money = useMoney();
  return useMemo(
    () => [
      {
        id: 'code',
        header: t`Code`,
        width: '6.5rem',
        cell: ({ code }: PropertyCard) => <Code code={code} />,
      },
      {
        id: 'property',
        header: t`Property`,
        width: '34%',
        cell: (property: PropertyCard) => <Title property={property} />,
      },
      { id: 'type', header: t`Type`, cell: ({ type }: PropertyCard) => names.type(type) },
      { id: 'district', header: t`District`, cell: ({ district }: PropertyCard) => names.district(district) },
      {
        id: 'worth',
        header: t`Guide price`,
        cell: ({ guidePrice }: PropertyCard) => (
          <chakra.span fontVariantNumeric="tabular-nums">{money(guidePrice)}</chakra.span>
        ),
      },
      { id: 'state', header: t`Market`, cell: (property: PropertyCard) => <Market property={property} /> },
    ],
    [t, names, money],
  );
}

function Code({ code }: { code: string }) {
  return (
    <chakra.span fontFamily="mono" textStyle="sm" whiteSpace="nowrap">
      {code}
    </chakra.span>
  );
}

function Title({ property: { id, title, address } }: { property: PropertyCard }) {
  return (
    <Stack gap="0" minW="0">
      <Text fontWeight="600" overflowWrap="anywhere">
        <Link to={`/real-estate/registry/${id}`}>{title}</Link>
      </Text>
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {address}
      </Text>
    </Stack>
  );
}

/** Offer of a property, and whether it is rented out. */
function Market({ property: { listing, let: isLet } }: { property: PropertyCard }) {
  const names = useNames();
  if (!listing && !isLet)
    return (
      <Text as="span" color="fg.muted">
        –
      </Text>
    );
  return (
    <HStack gap="1.5" wrap="wrap">
      {listing && (
        <StateBadge state={listing.state === 'reserved' ? 'reserved' : 'active'}>
          {listing.state === 'reserved' ? names.listing('reserved') : names.kind(listing.kind)}
        </StateBadge>
      )}
      {isLet && (
        <StateBadge state="rented">
          <Trans>Rented</Trans>
        </StateBadge>
      )}
    </HStack>
  );
}

/** Layout for phones. */
function PropertyRow({ property }: { property: PropertyCard }) {
  const names = useNames();
  const money = useMoney();
  const { code, type, district, guidePrice, listing, let: isLet } = property;
  return (
    <Stack gap="2">
      <Flex justify="space-between" gap="3">
        <Title property={property} />
        <Code code={code} />
      </Flex>
      <HStack gap="3" wrap="wrap" textStyle="sm" color="fg.muted">
        <span>{names.type(type)}</span>
        <span>{names.district(district)}</span>
        <chakra.span fontVariantNumeric="tabular-nums">{money(guidePrice)}</chakra.span>
        {(listing || isLet) && <Market property={property} />}
      </HStack>
    </Stack>
  );
}
