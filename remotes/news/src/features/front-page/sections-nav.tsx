import { ARTICLE_CATEGORIES } from '@boardwalk/contracts';
import { TabRow } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { CATEGORY_NAMES } from '../../article/category-names.ts';
import { addressOf, type FrontFilters } from './front-filters.ts';

/** The sections of the paper, as links. */
export function SectionsNav({ filters }: { filters: FrontFilters }) {
  const { t, i18n } = useLingui();
  const { search, tag, category: chosen } = filters;
  return (
    <TabRow<string>
      label={t`Sections`}
      value={chosen ?? 'all'}
      replace
      tabs={[
        { value: 'all', label: t`All`, to: addressOf({ search, tag }) },
        ...ARTICLE_CATEGORIES.map((category) => ({
          value: category,
          label: i18n._(CATEGORY_NAMES[category]),
          to: addressOf({ search, tag, category }),
        })),
      ]}
    />
  );
}
