import { useCallback, useMemo, useState } from 'react';

/** Selected rows. Only visible ones count, so that actions never apply to rows that were filtered out. */
export function useSelection<Row>(rows: readonly Row[], rowId: (row: Row) => string) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => rows.filter((row) => ids.has(rowId(row))), [rows, ids, rowId]);
  const toggle = useCallback(
    (id: string) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  return {
    chosen,
    toggle,
    isChosen: (id: string) => ids.has(id),
    all: rows.length > 0 && chosen.length === rows.length,
    toggleAll: () => setIds(new Set(chosen.length === rows.length ? [] : rows.map(rowId))),
    clear: useCallback(() => setIds(new Set()), []),
  };
}

export type Selection<Row> = ReturnType<typeof useSelection<Row>>;
