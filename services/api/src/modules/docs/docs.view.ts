import type { DocPage, DocRevision } from '@boardwalk/contracts';
import { type MemberName, nameOf } from '../users/users.view.ts';
import type { DocRevisionRow, DocRow } from './docs.table.ts';

export function toDocPage({ createdAt, bodyText, updatedAt, ...row }: DocRow): DocPage {
  return { ...row, updatedAt: updatedAt.toISOString() };
}

export function toDocRevision(row: DocRevisionRow, editors: ReadonlyMap<string, MemberName>): DocRevision {
  const { number, title, body, at, editorId } = row;
  return { number, title, body, at: at.toISOString(), editor: nameOf(editors, editorId) };
}
