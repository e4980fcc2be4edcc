/** A tag of two versions of an article; without `change` both have it. */
export interface TagChange {
  tag: string;
  change?: 'added' | 'removed';
}

/** The tags of both versions: first those that stayed or went, then those that came. */
export function tagChanges(before: readonly string[], after: readonly string[]): TagChange[] {
  return [
    ...before.map((tag): TagChange => (after.includes(tag) ? { tag } : { tag, change: 'removed' })),
    ...after.filter((tag) => !before.includes(tag)).map((tag): TagChange => ({ tag, change: 'added' })),
  ];
}
