import { ARTICLE_CATEGORIES, ARTICLE_LIMITS, type ArticleCategory, truncate } from '@boardwalk/contracts';
import { useNavigate, useSearchParams } from '@boardwalk/kit';

/** Filters and position of the front page. */
export interface FrontFilters {
  search: string;
  category: ArticleCategory | undefined;
  tag: string | undefined;
  /** Cursor of a later page; undefined on the first. */
  after: string | undefined;
}

/** Parses the filters of a URL. Invalid values are ignored. */
export function readFilters(params: URLSearchParams): FrontFilters {
  const category = params.get('category');
  return {
    search: truncate((params.get('search') ?? '').trim(), ARTICLE_LIMITS.search, { end: '' }),
    category: isCategory(category) ? category : undefined,
    tag: truncate((params.get('tag') ?? '').trim(), ARTICLE_LIMITS.tag, { end: '' }) || undefined,
    after: params.get('after') ?? undefined,
  };
}

/** Returns the URL of the front page with these filters. */
export function addressOf(filters: Partial<FrontFilters>): string {
  const params = new URLSearchParams();
  for (const name of ['search', 'category', 'tag', 'after'] as const) {
    const value = filters[name];
    if (value) params.set(name, value);
  }
  return params.size > 0 ? `/news?${params}` : '/news';
}

export function isFiltered({ search, category, tag }: FrontFilters): boolean {
  return search !== '' || category !== undefined || tag !== undefined;
}

const CATEGORIES: readonly (string | null)[] = ARTICLE_CATEGORIES;

function isCategory(text: string | null): text is ArticleCategory {
  return CATEGORIES.includes(text);
}

/** The filters are stored in the URL, so that they can be shared and survive a reload. */
export function useFrontFilters() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = readFilters(params);
  const setSearch = (search: string) => {
    const address = addressOf({ ...filters, search, after: undefined });
    void navigate(address, { replace: true, preventScrollReset: true });
  };
  return { filters, setSearch };
}
