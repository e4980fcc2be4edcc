import { type DocChange, type DocPage, EMPTY_TEXT } from '@boardwalk/contracts';

/** The editable fields of a page. */
export type Draft = Pick<
  DocPage,
  'title' | 'summary' | 'slug' | 'parentId' | 'position' | 'published' | 'body'
>;

export const EMPTY_DRAFT: Draft = {
  title: '',
  summary: '',
  slug: '',
  parentId: null,
  position: 0,
  published: false,
  body: EMPTY_TEXT,
};

export function draftOf({ title, summary, slug, parentId, position, published, body }: DocPage): Draft {
  return { title, summary, slug, parentId, position, published, body };
}

/** Returns the request body. Without a slug the server derives one from the title. */
export function changeOf({ slug, ...draft }: Draft): Omit<DocChange, 'version'> & { title: string } {
  return { ...draft, ...(slug !== '' && { slug }) };
}
