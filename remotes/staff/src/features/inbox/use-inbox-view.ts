import { INBOX_FILTERS, type InboxFilter, type InboxKind, isInboxKind } from '@boardwalk/contracts';
import { useSearchParams } from '@boardwalk/kit';

/** State of the inbox in the URL: list, kind, and open item. */
export function useInboxView() {
  const [params, setParams] = useSearchParams();
  const filter: InboxFilter = INBOX_FILTERS.find((one) => one === params.get('show')) ?? 'all';
  const named = params.get('kind') ?? '';
  const kind: InboxKind | undefined = isInboxKind(named) ? named : undefined;
  const item = params.get('item') ?? undefined;
  const paramsWith = (change: Record<string, string | undefined>) => {
    const next = new URLSearchParams(params);
    for (const [key, value] of Object.entries(change)) {
      if (value) next.set(key, value);
      else next.delete(key);
    }
    return next;
  };
  /** Returns the URL of an item for a link: on phones Back returns to the list. */
  const addressOf = (change: { show?: InboxFilter; item?: string }) => `?${paramsWith(change)}`;
  const go = (change: { kind?: string; item?: string }, replace = false) =>
    setParams(paramsWith(change), { preventScrollReset: true, replace });
  return {
    filter,
    kind,
    item,
    addressOf,
    open: (id: string | undefined) => go({ item: id ?? '' }, id === undefined),
    choose: (wanted: string) => go({ kind: wanted }, true),
  };
}

export type InboxView = ReturnType<typeof useInboxView>;
