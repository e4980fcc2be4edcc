import type { Property } from '@boardwalk/contracts';
import { TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pricePerMetre, useMoney } from '../../estate/money.ts';
import { useNames } from '../../estate/names.ts';
import { bestIndexes } from './best-values.ts';

/** A row of the comparison. */
export interface CompareRow {
  id: string;
  name: string;
  cells: ReactNode[];
  /** Indexes of the best ones, and their label. */
  best: number[];
  bestName?: string;
}

/** Returns the rows of a comparison. Prices of sales and rents aren't compared with each other. */
export function useCompareRows(properties: readonly Property[]): CompareRow[] {
  const { t, i18n } = useLingui();
  const names = useNames();
  const money = useMoney();
  const rents = properties.filter(({ listing }) => listing?.kind === 'rent').length;
  const comparable = rents === 0 || rents === properties.length;
  const row = (id: string, name: string, cell: (property: Property) => ReactNode): CompareRow => ({
    id,
    name,
    cells: properties.map(cell),
    best: [],
  });
  const least = (value: (property: Property) => number | undefined) =>
    comparable ? bestIndexes(properties.map(value), 'least') : [];
  const most = (value: (property: Property) => number) => bestIndexes(properties.map(value), 'most');
  const priceOf = ({ listing, guidePrice }: Property) => listing?.price ?? guidePrice;
  const none = t`None`;
  const amount = (value: number | undefined) => (value ? i18n.number(value) : none);
  const askingPrice = (property: Property) => {
    const price = money(priceOf(property));
    return property.listing?.kind === 'rent' ? <Trans>{price} a week</Trans> : price;
  };
  const perMetre = (property: Property) => {
    const price = pricePerMetre(property);
    return price === undefined ? none : money(price);
  };
  return [
    { ...row('price', t`Price`, askingPrice), best: least(priceOf), bestName: t`lowest` },
    row('kind', t`Listing`, ({ listing }) => (listing ? names.kind(listing.kind) : t`Not listed`)),
    row('district', t`District`, ({ district }) => names.district(district)),
    row('type', t`Type`, ({ type }) => names.type(type)),
    {
      ...row('area', t`Area`, ({ area }) => (area > 0 ? `${i18n.number(area)} m²` : none)),
      best: most(({ area }) => area),
      bestName: t`largest`,
    },
    {
      ...row('rooms', t`Rooms`, ({ rooms }) => amount(rooms)),
      best: most(({ rooms }) => rooms),
      bestName: t`most`,
    },
    {
      ...row('garage', t`Garage slots`, ({ garage }) => amount(garage)),
      best: most(({ garage }) => garage),
      bestName: t`most`,
    },
    {
      ...row('metre', comparable && rents > 0 ? t`Weekly rent per m²` : t`Price per m²`, perMetre),
      best: least(pricePerMetre),
      bestName: t`lowest`,
    },
    row('guide', t`Guide price`, ({ guidePrice }) => money(guidePrice)),
    row('sale', t`Last sale`, (property) => <LastSale property={property} />),
  ];
}

function LastSale({ property }: { property: Property }) {
  const money = useMoney();
  const sale = property.history.find(({ kind }) => kind === 'sold');
  if (!sale) return <Trans>None</Trans>;
  return (
    <>
      {sale.price !== null && `${money(sale.price)}, `}
      <TimeText at={sale.at} />
    </>
  );
}
