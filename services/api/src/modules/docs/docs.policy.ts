import { DOC_LIMITS, type DocEntry, plainTextOf, type RichText, ruleIdOf } from '@boardwalk/contracts';

type Place = Pick<DocEntry, 'id' | 'parentId' | 'position' | 'title'>;

/** Pages in reading order: each after the one before it, children after their parent. What hangs on nothing is left out. */
export function inReadingOrder<Page extends Place>(pages: readonly Page[]): Page[] {
  const childrenOf = Map.groupBy(pages, ({ parentId }) => parentId);
  const read = (parent: string | null): Page[] =>
    (childrenOf.get(parent) ?? [])
      .toSorted((one, other) => one.position - other.position || one.title.localeCompare(other.title))
      .flatMap((page) => [page, ...read(page.id)]);
  return read(null);
}

/** Published pages whose parents are published too: what stands under a draft isn't there yet. */
export function visiblePages<Page extends Place & { published: boolean }>(pages: readonly Page[]): Page[] {
  return inReadingOrder(pages.filter(({ published }) => published));
}

/** Whether a page may stand under a parent: three levels at most, never under itself. */
export function mayBePlaced(
  pages: readonly Pick<Place, 'id' | 'parentId'>[],
  id: string | undefined,
  parentId: string | null,
): boolean {
  const known = new Map(pages.map((page) => [page.id, page.parentId]));
  let levels = 1;
  for (let above = parentId; above !== null; above = known.get(above) ?? null) {
    if (above === id || !known.has(above) || levels >= DOC_LIMITS.depth) return false;
    levels += 1;
  }
  return levels + heightOf(pages, id) <= DOC_LIMITS.depth;
}

/** How many levels stand under a page. */
function heightOf(pages: readonly Pick<Place, 'id' | 'parentId'>[], id: string | undefined): number {
  const children = id === undefined ? [] : pages.filter(({ parentId }) => parentId === id);
  return children.reduce((height, child) => Math.max(height, 1 + heightOf(pages, child.id)), 0);
}

/** The rules that a page holds, by id: a heading or paragraph that begins with one. The first of two with the same id counts. */
export function rulesIn({ content }: RichText): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of content) {
    if (block.type !== 'heading' && block.type !== 'paragraph') continue;
    const text = plainTextOf({ type: 'doc', content: [block] });
    const id = ruleIdOf(text);
    if (id && !found.has(id)) found.set(id, text);
  }
  return found;
}
