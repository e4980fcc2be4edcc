import {
  type Article,
  type ArticleChange,
  type ArticleFields,
  canonicalJson,
  EMPTY_TEXT,
} from '@boardwalk/contracts';

/** An article as far as its writers write it. */
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

/** An article as it is written on. Its address stays what it is, or follows its title, until somebody writes another one. */
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

/** What of a draft can be saved: a picture is the cover once somebody has said what it shows. */
export function savableOf(draft: Draft): Draft {
  const alt = draft.cover?.alt.trim();
  return { ...draft, cover: draft.cover && alt ? { ...draft.cover, alt } : null };
}

/** Every field of a draft. */
export const FIELDS = Object.keys(EMPTY_DRAFT) as (keyof Draft)[];

/** The fields in which two drafts differ. */
export function differingFields(one: Draft, other: Draft): (keyof Draft)[] {
  return FIELDS.filter((field) => canonicalJson(one[field]) !== canonicalJson(other[field]));
}

export function isSame(one: Draft, other: Draft): boolean {
  return differingFields(one, other).length === 0;
}

/** What has to be sent so that the server's form becomes this one. */
export function changeOf(before: Draft, after: Draft): Omit<ArticleChange, 'version'> {
  // A dash at the end of an address is one that goes on being typed.
  const sent = { ...after, slug: after.slug.replace(/-$/, '') };
  return Object.fromEntries(
    differingFields(before, after)
      // Without one that somebody chose the server makes the address of the title.
      .filter((field) => field !== 'slug' || sent.slug !== '')
      .map((field) => [field, sent[field]]),
  );
}

/** Whether it is far enough to be kept by the server: articles have a title. */
export function canBeSent({ title }: Draft, shortest: number): boolean {
  return title.trim().length >= shortest;
}
