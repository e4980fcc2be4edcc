import type { SearchCriteria } from '@boardwalk/contracts';
import { useLingui } from '@lingui/react/macro';
import { useMoney } from '../../estate/money.ts';
import { useNames } from '../../estate/names.ts';

/** Returns a function that describes a search: `For rent, Houseboat, Tidewater, up to $900`. */
export function useDescribeSearch(): (criteria: SearchCriteria) => string {
  const { t } = useLingui();
  const names = useNames();
  const money = useMoney();
  const priceOf = ({ minPrice, maxPrice }: SearchCriteria) => {
    if (minPrice !== undefined && maxPrice !== undefined) return `${money(minPrice)} – ${money(maxPrice)}`;
    if (minPrice !== undefined) return t`from ${money(minPrice)}`;
    return maxPrice === undefined ? undefined : t`up to ${money(maxPrice)}`;
  };
  return (criteria) => {
    const { kind, type, district, garage, search } = criteria;
    const parts = [
      kind === 'any' ? t`All listings` : names.kind(kind),
      type && names.type(type),
      district && names.district(district),
      priceOf(criteria),
      garage ? t`Garage: ${garage} or more` : undefined,
      search && `“${search}”`,
    ];
    return parts.filter(Boolean).join(', ');
  };
}
