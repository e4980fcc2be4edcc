import type { ArticleRow } from './articles.table.ts';

/** The article as a target of the audit log. */
export function targetOf({ id, title }: Pick<ArticleRow, 'id' | 'title'>) {
  return { type: 'article' as const, id, label: title };
}

/** The article as the source of an item in the community strip. */
export function sourceOf(id: string): string {
  return `article:${id}`;
}
