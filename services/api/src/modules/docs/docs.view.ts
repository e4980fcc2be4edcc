import type { DocPage } from '@boardwalk/contracts';
import type { DocRow } from './docs.table.ts';

export function toDocPage({ createdAt, bodyText, updatedAt, ...row }: DocRow): DocPage {
  return { ...row, updatedAt: updatedAt.toISOString() };
}
