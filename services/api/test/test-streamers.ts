import type { ManagedStreamer, NewStreamer, OwnStreamer } from '@boardwalk/contracts';
import { expect } from 'vitest';
import type { TestApi } from './test-api.ts';

export interface TestStreamer {
  name: string;
  token: string;
  own: OwnStreamer;
}

/** Returns the application of a streamer. */
export const application = (fields: Partial<NewStreamer> = {}): NewStreamer => ({
  platform: 'hls',
  channel: '/demo/stream/main.m3u8',
  characters: ['Dex'],
  tags: ['boats'],
  language: 'en',
  about: 'Tugs.',
  message: 'Every Thursday.',
  ...fields,
});

/** Creates a streamer who has applied. */
export async function applied(
  api: TestApi,
  name: string,
  fields: Partial<NewStreamer> = {},
): Promise<TestStreamer> {
  const token = await api.as(name);
  const body = application({ channel: `/demo/${name}.m3u8`, ...fields });
  const answer = await api.call('POST /api/streams/me', { token, body });
  expect([answer.status, answer.body]).toMatchObject([201, { state: 'applied' }]);
  return { name, token, own: answer.body };
}

/** Creates a streamer who was approved. */
export async function approved(
  api: TestApi,
  name: string,
  fields: Partial<NewStreamer> = {},
): Promise<TestStreamer> {
  const streamer = await applied(api, name, fields);
  const { id, version } = streamer.own;
  await decide(api, 'approve', { id, version });
  const { body } = await api.call('GET /api/streams/me', { token: streamer.token });
  if (!body.streamer) throw new Error(`${name} is no streamer.`);
  return { ...streamer, own: body.streamer };
}

type Action = 'approve' | 'suspend' | 'restore' | 'retire' | 'dismiss-reports';

/** Sends a decision of the staff. */
export async function decide(
  api: TestApi,
  action: Action,
  { id, version }: { id: string; version: number },
  reason = 'Because.',
): Promise<ManagedStreamer> {
  const token = await api.as('chief', 'STAFF');
  const path = `POST /api/streamers/${id}/${action}` as 'POST /api/streamers/:id/approve';
  const answer = await api.call(path, { token, body: { reason, version } });
  expect([answer.status, answer.body]).toMatchObject([200, { id }]);
  return answer.body;
}
