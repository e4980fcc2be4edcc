import { call } from '@boardwalk/kit';
import type { MentionItem } from './rich-text-props.ts';

/** Finds members that a text can name. Who may not write news isn’t answered. @throws RequestError */
export async function findMembers(search: string, signal: AbortSignal): Promise<MentionItem[]> {
  const { items } = await call(
    'GET /api/users/names',
    { query: { search } },
    { signal, suppressErrors: true },
  );
  return items.map(({ id, fullName, username }) => ({ id, label: fullName, hint: `@${username}` }));
}
