import { randomUUID } from 'node:crypto';
import { plainTextOf } from '@boardwalk/contracts';
import { rulesIn } from '../modules/docs/docs.policy.ts';
import type { docRevisions, docRules, NewDocRow } from '../modules/docs/docs.table.ts';
import type { DemoDoc } from './content/docs.ts';

interface DocRows {
  pages: NewDocRow[];
  revisions: (typeof docRevisions.$inferInsert)[];
  rules: (typeof docRules.$inferInsert)[];
}

/** Returns the rows of a tree of pages, each with its first revision and its rules. Parents come before their children. */
export function docRowsOf(
  tree: readonly DemoDoc[],
  editorId: string,
  at: Date,
  parentId: string | null = null,
): DocRows {
  const rows: DocRows = { pages: [], revisions: [], rules: [] };
  for (const [position, { slug, title, summary, body, published = true, children }] of tree.entries()) {
    const id = randomUUID();
    rows.pages.push({
      id,
      slug,
      title,
      summary,
      parentId,
      position,
      published,
      body,
      bodyText: plainTextOf(body),
      createdAt: at,
      updatedAt: at,
      demo: true,
    });
    rows.revisions.push({ docId: id, number: 1, title, body, editorId, at });
    for (const [rule, text] of rulesIn(body)) rows.rules.push({ id: rule, docId: id, text, revision: 1 });
    const subpages = docRowsOf(children, editorId, at, id);
    rows.pages.push(...subpages.pages);
    rows.revisions.push(...subpages.revisions);
    rows.rules.push(...subpages.rules);
  }
  return rows;
}
