import { randomUUID } from 'node:crypto';
import { plainTextOf } from '@boardwalk/contracts';
import { rulesIn } from '../modules/docs/docs.policy.ts';
import type { docRevisions, docRules, NewDocRow } from '../modules/docs/docs.table.ts';
import type { DemoDoc } from './docs/demo-doc.ts';

interface DocRows {
  pages: NewDocRow[];
  revisions: (typeof docRevisions.$inferInsert)[];
  rules: (typeof docRules.$inferInsert)[];
}

/** The rows of a tree of pages: every page with its first revision and its rules, parents before their children. */
export function docRowsOf(
  tree: readonly DemoDoc[],
  editorId: string,
  at: Date,
  parentId: string | null = null,
): DocRows {
  const rows: DocRows = { pages: [], revisions: [], rules: [] };
  for (const [position, { slug, title, body, published = true, children = [] }] of tree.entries()) {
    const id = randomUUID();
    rows.pages.push({
      ...{ id, slug, title, parentId, position, published, body, bodyText: plainTextOf(body) },
      ...{ createdAt: at, updatedAt: at, demo: true },
    });
    rows.revisions.push({ docId: id, number: 1, title, body, editorId, at });
    for (const [rule, text] of rulesIn(body)) rows.rules.push({ id: rule, docId: id, text, revision: 1 });
    const below = docRowsOf(children, editorId, at, id);
    rows.pages.push(...below.pages);
    rows.revisions.push(...below.revisions);
    rows.rules.push(...below.rules);
  }
  return rows;
}
