import type { ReviewCounts, SubmissionState } from '@boardwalk/contracts';
import { TabRow, useQuery } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { countsQuery } from '../../review/queries.ts';

type Kind = keyof ReviewCounts;
type Filters = { who?: 'me' | 'none'; overdue?: boolean; state?: SubmissionState };

const FILTERS: Record<Kind, Filters> = {
  waiting: {},
  mine: { who: 'me' },
  unassigned: { who: 'none' },
  overdue: { overdue: true },
  appeals: { state: 'appealed' },
};
/** Maximum count of the server. */
const MAX_COUNT = 1000;

interface CountsProps {
  active: Kind | undefined;
  onChoose: (filters: Filters) => void;
}

/** Numbers of waiting applications, each a filter. */
export function Counts({ active, onChoose }: CountsProps) {
  const { t, i18n } = useLingui();
  const { data } = useQuery(countsQuery);
  const labels: Record<Kind, string> = {
    waiting: t`All waiting`,
    mine: t`Mine`,
    unassigned: t`Unassigned`,
    overdue: t`Overdue`,
    appeals: t`Appeals`,
  };
  return (
    <TabRow<Kind>
      label={t`Parts of the queue`}
      value={active}
      tabs={(Object.keys(labels) as Kind[]).map((kind) => {
        const count = data?.[kind];
        return {
          value: kind,
          label: labels[kind],
          // Its space is reserved until it is loaded.
          count:
            count === undefined
              ? null
              : count >= MAX_COUNT
                ? `${i18n.number(MAX_COUNT)}+`
                : i18n.number(count),
        };
      })}
      onValueChange={(kind) => onChoose(FILTERS[kind])}
    />
  );
}
