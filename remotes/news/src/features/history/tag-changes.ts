/** A tag of two versions of an article; without `change` both have it. */
export interface TagChange {
  tag: string;
  change?: 'added' | 'removed';
}

/** Returns the tags of both versions: first unchanged and removed ones, then added ones. */
export function tagChanges(before: readonly string[], after: readonly string[]): TagChange[] {
  return [
    ...before.map((tag): TagChange => (after.includes(tag) ? { tag } : { tag, change: 'removed' })),
    ...after.filter((tag) => !before.includes(tag)).map((tag): TagChange => ({ tag, change: 'added' })),
  ];
}
