import {
  type Article,
  type ArticleChange,
  type ArticleFields,
  canonicalJson,
  EMPTY_TEXT,
} from '@boardwalk/contracts';

/** The editable fields of an article. */
export type Draft = Required<ArticleFields>;

export const EMPTY_DRAFT: Draft = {
  title: '',
  slug: '',
  summary: '',
  body: EMPTY_TEXT,
  category: 'city',
  tags: [],
  cover: null,
  commentsOpen: true,
};

/** Returns the draft of an article. Its slug stays the same, or follows its title, until the author enters another one. */
export function draftOf({ title, summary, body, category, tags, cover, commentsOpen }: Article): Draft {
  return {
    title,
    slug: '',
    summary,
    body,
    category,
    tags,
    commentsOpen,
    cover: cover && { mediaId: cover.mediaId, alt: cover.alt },
  };
}

/** Returns the savable part of a draft: a cover requires an alternative text. */
export function savableOf(draft: Draft): Draft {
  const alt = draft.cover?.alt.trim();
  return { ...draft, cover: draft.cover && alt ? { ...draft.cover, alt } : null };
}

/** Every field of a draft. */
export const FIELDS = Object.keys(EMPTY_DRAFT) as (keyof Draft)[];

/** Returns the fields in which two drafts differ. */
function differingFields(one: Draft, other: Draft): (keyof Draft)[] {
  return FIELDS.filter((field) => canonicalJson(one[field]) !== canonicalJson(other[field]));
}

export function isSame(one: Draft, other: Draft): boolean {
  return differingFields(one, other).length === 0;
}

/** Returns the change that turns the first draft into the second. */
export function changeOf(before: Draft, after: Draft): Omit<ArticleChange, 'version'> {
  // A trailing dash belongs to a slug that is still being typed.
  const sent = { ...after, slug: after.slug.replace(/-$/, '') };
  return Object.fromEntries(
    differingFields(before, after)
      // Without a chosen slug the server derives it from the title.
      .filter((field) => field !== 'slug' || sent.slug !== '')
      .map((field) => [field, sent[field]]),
  );
}

/** Returns whether the server accepts it: articles require a title. */
export function canBeSent({ title }: Draft, shortest: number): boolean {
  return title.trim().length >= shortest;
}
