import { randomUUID } from 'node:crypto';
import type { CommunityEvent, EventAnswer, EventScope, NewEvent } from '@boardwalk/contracts';
import { expect } from 'vitest';
import type { TestApi } from './test-api.ts';

const MINUTE_MS = 60_000;

/** Returns the wall clock time in UTC in this number of minutes. */
export function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * MINUTE_MS).toISOString().slice(0, 16);
}

/** Returns an event of one hour, tomorrow by default. */
export const eventOf = (fields: Partial<NewEvent> = {}): NewEvent => ({
  title: 'Harbour market',
  category: 'market',
  startsAt: inMinutes(1_440),
  zone: 'UTC',
  minutes: 60,
  ...fields,
});

/** Creates the members of a calendar, and functions for their usual calls. Call it once the API runs. */
export async function startCalendar(api: TestApi) {
  const [host, editor, member] = await Promise.all([
    api.as('hosanna'),
    api.as('edith', 'EDITOR'),
    api.as('mel'),
  ]);
  for (const token of [host, editor, member]) await api.call('GET /api/users/me', { token });

  const begin = async (fields: Partial<NewEvent> = {}, token = host): Promise<CommunityEvent> => {
    const answer = await api.call('POST /api/events', { token, body: eventOf(fields) });
    expect([answer.status, answer.body]).toMatchObject([201, { state: 'draft' }]);
    return answer.body;
  };
  type Seen = Pick<CommunityEvent, 'id' | 'version'>;
  const move = (token: string, { id, version }: Seen, to: string, more: object = {}) =>
    api.call(`POST /api/events/${id}/${to}` as 'POST /api/events/:id/submit', {
      token,
      body: { version, ...more },
    });
  const find = (id: string, token?: string) => api.call(`GET /api/events/${id}`, token ? { token } : {});
  return {
    host,
    editor,
    member,
    begin,
    move,
    find,
    /** Creates a published event of the host. */
    async publish(fields: Partial<NewEvent> = {}): Promise<CommunityEvent> {
      const proposed = await move(host, await begin(fields), 'submit');
      const answer = await move(editor, proposed.body, 'publish');
      expect([answer.status, answer.body]).toMatchObject([200, { state: 'published' }]);
      return answer.body;
    },
    change: (token: string, { id, version }: Seen, scope: EventScope, fields: Partial<NewEvent>) =>
      api.call(`PUT /api/events/${id}?scope=${scope}` as 'PUT /api/events/:id', {
        token,
        body: { ...eventOf(fields), version },
      }),
    acceptHosting: (token: string, id: string) => api.call(`PUT /api/events/${id}/hosting`, { token }),
    takeAnswerBack: (token: string, id: string) => api.call(`DELETE /api/events/${id}/answer`, { token }),
    answer: (token: string, id: string, status: EventAnswer, on: TestApi = api) =>
      on.call(`PUT /api/events/${id}/answer`, { token, body: { status } }),
    /** Moves the start of a date directly in the database. */
    async shift(id: string, minutes: number): Promise<void> {
      await api.database.sql(
        `UPDATE event_occurrences SET starts_at = now() + make_interval(mins => $2), answers_until = now() + make_interval(mins => $2),
           ends_at = now() + make_interval(mins => $2) + (ends_at - starts_at) WHERE id = $1`,
        [id, minutes],
      );
    },
  };
}

export type Calendar = Awaited<ReturnType<typeof startCalendar>>;

/** Inserts members and returns their tokens. */
export async function makeMembers(api: TestApi, count: number, prefix: string): Promise<string[]> {
  const names = Array.from({ length: count }, (_, at) => `${prefix}${at}`);
  await api.database.sql(
    `INSERT INTO users (id, email, email_verified, full_name, username)
     SELECT 'auth0|' || name, name || '@example.com', true, name, name FROM unnest($1::text[]) name`,
    [names],
  );
  return Promise.all(names.map((name) => api.as(name)));
}

/** Inserts a picture into the media library, directly in the database. @returns its id. */
export async function makePicture(api: TestApi): Promise<string> {
  const id = randomUUID();
  await api.database.sql(
    `INSERT INTO media (id, alt, name, width, height, bytes, forms, avif_due) VALUES ($1, 'A pier', 'pier.jpg', 800, 600, 1000, '{}', NULL)`,
    [id],
  );
  return id;
}
