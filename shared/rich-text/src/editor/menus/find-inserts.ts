import { i18n } from '@boardwalk/kit';
import type { EditorContext } from '../editor-context.ts';
import type { Tool } from '../toolbar/tool.ts';
import { INSERTS } from '../toolbar/tools.ts';
import { INSERT_KEYWORDS } from './insert-keywords.ts';

/** What can be inserted and fits what was typed: by name first, then by keyword. */
export function findInserts(query: string, context: EditorContext): Tool[] {
  const wanted = plain(query);
  const here = INSERTS.filter((tool) => tool.isHere?.(context) ?? true);
  const named = here.filter(({ label }) => plain(i18n._(label)).includes(wanted));
  const known = here.filter(
    (tool) => !named.includes(tool) && INSERT_KEYWORDS[tool.id]?.some((word) => word.startsWith(wanted)),
  );
  return [...named, ...known];
}

/** Small letters without accents: `überschrift` is found by `uber`, and the other way round. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
