import type { Property } from '@boardwalk/contracts';
import { Badge, Box, Button, chakra, Link } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { PropertyPicture } from '../../property/property-picture.tsx';
import { type CompareRow, useCompareRows } from './compare-rows.tsx';
import type { Compared } from './queries.ts';

interface CompareTableProps {
  compared: readonly Compared[];
  onRemove: (code: string) => void;
}

const COLUMN = '12.5rem';

/** Properties side by side. On phones the row labels are sticky. */
export function CompareTable({ compared, onRemove }: CompareTableProps) {
  const { t } = useLingui();
  const properties = compared.flatMap(({ property }) => (property ? [property] : []));
  const rows = useCompareRows(properties);
  return (
    <Box
      overflowX="auto"
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.panel"
      role="region"
      aria-label={t`Comparison`}
      tabIndex={0}
    >
      <chakra.table
        width="100%"
        minW={`calc(7rem + ${properties.length} * ${COLUMN})`}
        css={{
          borderCollapse: 'separate',
          borderSpacing: 0,
          tableLayout: 'fixed',
          '& th, & td': { textAlign: 'start', verticalAlign: 'top', padding: '0.75rem 1rem' },
          '& tbody th, & tbody td': { borderTopWidth: '1px' },
          '& th[scope=row], & thead td': {
            position: 'sticky',
            insetInlineStart: 0,
            zIndex: 1,
            bg: 'bg.panel',
            width: { base: '7rem', md: '11rem' },
            borderInlineEndWidth: '1px',
          },
        }}
      >
        <thead>
          <tr>
            <td />
            {properties.map((property) => (
              <Head key={property.id} property={property} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} properties={properties} />
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}

function Head({ property, onRemove }: { property: Property; onRemove: (code: string) => void }) {
  const { t } = useLingui();
  const { code, title } = property;
  return (
    <th scope="col">
      <Box borderRadius="md" overflow="hidden" mb="2">
        <PropertyPicture {...property} sizes="18rem" ratio={3 / 2} first />
      </Box>
      <chakra.span
        display="block"
        fontWeight="700"
        overflowWrap="anywhere"
        css={{ '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } }}
      >
        <Link to={`/real-estate/${code}`}>{title}</Link>
      </chakra.span>
      <chakra.span
        translate="no"
        display="block"
        fontFamily="mono"
        fontWeight="400"
        textStyle="sm"
        color="fg.muted"
      >
        {code}
      </chakra.span>
      <Button
        size="xs"
        variant="outline"
        mt="2"
        aria-label={t`Remove ${code}`}
        onClick={() => onRemove(code)}
      >
        <Trans>Remove</Trans>
      </Button>
    </th>
  );
}

function Row({
  row: { name, cells, best, bestName },
  properties,
}: {
  row: CompareRow;
  properties: readonly Property[];
}) {
  return (
    <tr>
      <chakra.th scope="row" textStyle="sm" color="fg.muted" fontWeight="600">
        {name}
      </chakra.th>
      {properties.map(({ id }, index) => (
        <chakra.td key={id} fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
          <chakra.span fontWeight={best.includes(index) ? '700' : undefined}>{cells[index]}</chakra.span>
          {best.includes(index) && (
            <Badge colorPalette="tide" ms="2">
              {bestName}
            </Badge>
          )}
        </chakra.td>
      ))}
    </tr>
  );
}
