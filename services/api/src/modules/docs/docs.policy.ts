import { DOC_LIMITS, type DocEntry, plainTextOf, type RichText, ruleIdOf } from '@boardwalk/contracts';

type Place = Pick<DocEntry, 'id' | 'parentId' | 'position' | 'title'>;

/** Returns pages in reading order: siblings by their predecessor, children after their parent. Pages without a path to the root are omitted. */
export function inReadingOrder<Page extends Place>(pages: readonly Page[]): Page[] {
  const childrenOf = Map.groupBy(pages, ({ parentId }) => parentId);
  const read = (parent: string | null): Page[] =>
    (childrenOf.get(parent) ?? [])
      .toSorted((one, other) => one.position - other.position || one.title.localeCompare(other.title))
      .flatMap((page) => [page, ...read(page.id)]);
  return read(null);
}

/** Returns published pages with published ancestors only. */
export function visiblePages<Page extends Place & { published: boolean }>(pages: readonly Page[]): Page[] {
  return inReadingOrder(pages.filter(({ published }) => published));
}

/** Whether a page may be placed under a parent: three levels at most, without cycles. */
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

/** Returns the number of levels below a page. */
function heightOf(pages: readonly Pick<Place, 'id' | 'parentId'>[], id: string | undefined): number {
  const children = id === undefined ? [] : pages.filter(({ parentId }) => parentId === id);
  return children.reduce((height, child) => Math.max(height, 1 + heightOf(pages, child.id)), 0);
}

/** Returns the rules of a page by id: headings and paragraphs that begin with an id. The first of duplicates wins. */
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
