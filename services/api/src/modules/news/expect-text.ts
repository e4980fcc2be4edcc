import { type ArticleState, hasContent, type RichText } from '@boardwalk/contracts';
import { invalidField } from '../../platform/errors/api-error.ts';

/** @throws INPUT_INVALID for an empty text in a published or scheduled state. */
export function expectText(state: ArticleState, body: RichText): void {
  const read = state === 'published' || state === 'scheduled';
  if (read && !hasContent(body)) throw invalidField('body.body', 'Write a text before it is published.');
}
