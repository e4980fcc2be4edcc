import type { SavedSearch } from '@boardwalk/contracts';
import { call, undoable, useMutation, useQuery, useQueryClient } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { savedSearchesQuery } from '../../market/queries.ts';

const KEY = savedSearchesQuery.queryKey;

/** Returns a function that replaces a search in the list. */
function withChanged(changed: SavedSearch) {
  return (items: SavedSearch[]) => items.map((one) => (one.id === changed.id ? changed : one));
}

/** The reader's searches, and the actions on them. Optimistic: changes revert if the server rejects them. */
export function useSearches() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(savedSearchesQuery);
  const show = (change: (items: SavedSearch[]) => SavedSearch[]) =>
    queries.setQueryData(KEY, (list) => list && { items: change(list.items) });
  const begin = async (change: (items: SavedSearch[]) => SavedSearch[]) => {
    await queries.cancelQueries({ queryKey: KEY });
    const before = queries.getQueryData(KEY);
    show(change);
    return { before };
  };
  const onError = (_error: unknown, _input: unknown, context?: { before: typeof data }) => {
    queries.setQueryData(KEY, context?.before);
    void queries.invalidateQueries({ queryKey: KEY });
  };
  const notify = useMutation({
    mutationFn: ({ id, name, notify }: SavedSearch) =>
      call('PUT /api/saved-searches/:id', { params: { id }, body: { name, notify } }),
    onMutate: (changed) => begin(withChanged(changed)),
    onSuccess: (changed) => show(withChanged(changed)),
    onError,
  });
  const remove = useMutation({
    mutationFn: ({ id }: SavedSearch) => call('DELETE /api/saved-searches/:id', { params: { id } }),
    onMutate: ({ id }) => begin((items) => items.filter((one) => one.id !== id)),
    onSuccess: (_answer, { name, criteria, notify }) => {
      undoable({
        message: t`The search is removed.`,
        undo: () => call('POST /api/saved-searches', { body: { name, criteria, notify } }),
      });
    },
    onError,
  });
  return {
    searches: data?.items,
    error,
    refetch: () => void refetch(),
    setNotify: (search: SavedSearch, on: boolean) => notify.mutate({ ...search, notify: on }),
    remove: (search: SavedSearch) => remove.mutate(search),
    /** Called after a search was renamed. */
    renamed: (changed: SavedSearch) => show(withChanged(changed)),
  };
}
