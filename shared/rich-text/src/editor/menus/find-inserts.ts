import { searchForm, searchKey, searchWordings } from '@boardwalk/contracts';
import { i18n } from '@boardwalk/kit';
import type { EditorContext } from '../editor-context.ts';
import type { Tool } from '../toolbar/tool.ts';
import { INSERTS } from '../toolbar/tools.ts';
import { INSERT_KEYWORDS } from './insert-keywords.ts';

/** Returns the insertable blocks that match the query: by name first, then by keyword. */
export function findInserts(query: string, context: EditorContext): Tool[] {
  const here = INSERTS.filter((tool) => tool.isHere?.(context) ?? true);
  const wordings = searchWordings(query);
  const isNamed = (label: string) => wordings.some((wording) => searchForm(label).includes(wording));
  const named = here.filter(({ label }) => wordings.length === 0 || isNamed(i18n._(label)));
  const wanted = searchKey(query);
  const known = here.filter(
    (tool) =>
      !named.includes(tool) && INSERT_KEYWORDS[tool.id]?.some((word) => searchKey(word).startsWith(wanted)),
  );
  return [...named, ...known];
}
