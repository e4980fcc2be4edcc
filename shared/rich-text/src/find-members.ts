import { call } from '@boardwalk/kit';
import type { MentionItem } from './rich-text-props.ts';

/** Finds members to mention in a text. Requires permission to write news. @throws RequestError */
export async function findMembers(search: string, signal: AbortSignal): Promise<MentionItem[]> {
  const { items } = await call('GET /api/users/names', { query: { search } }, { signal });
  return items.map(({ id, fullName, username }) => ({ id, label: fullName, hint: `@${username}` }));
}
