import { describe, expect, it } from 'vitest';
import { weekdayOf } from '../entities/local-time.ts';
import { newStreamSlotSchema } from '../entities/stream-slot.ts';
import { channelOf, STREAM_PLATFORMS, streamPlatform } from './stream-platforms.ts';
import { canTakeWithStreamer, STREAMER_ACTIONS, STREAMER_STATES } from './streamer-states.ts';

describe('a channel', () => {
  it.each([
    ['twitch', 'https://www.twitch.tv/Dex_Live?x=1', 'dex_live'],
    ['twitch', ' Dex_Live ', 'dex_live'],
    ['twitch', 'https://evil.test/dex_live', undefined],
    ['twitch', 'de', undefined],
    ['youtube', `https://youtube.com/channel/UC${'aB3-'.repeat(5)}_x/live`, `UC${'aB3-'.repeat(5)}_x`],
    ['youtube', '@dex', undefined],
    ['kick', 'kick.com/Dex-Live', 'dex-live'],
    ['hls', 'https://live.example.org:8443/dex/main.m3u8', 'https://live.example.org:8443/dex/main.m3u8'],
    ['hls', '/demo/stream/main.m3u8', '/demo/stream/main.m3u8'],
    ['hls', 'http://live.example.org/main.m3u8', undefined],
    ['hls', 'https://a:b@live.example.org/main.m3u8', undefined],
    ['hls', 'javascript:alert(1)//.m3u8', undefined],
    ['hls', '//evil.test/main.m3u8', undefined],
    ['hls', 'https://live.example.org/page.html', undefined],
  ] as const)('of %s in “%s” is %s', (platform, typed, channel) => {
    expect(channelOf(platform, typed)).toBe(channel);
  });

  it.each(STREAM_PLATFORMS)('of %s is played from the origins that are declared', (name) => {
    const { origins, player, chat } = streamPlatform(name);
    const source = { channel: 'UCx', broadcast: 'video', host: 'meridian.test' };
    const framed = [player?.(source), player?.({ ...source, broadcast: null }), chat?.(source)];
    for (const address of framed) if (address) expect(origins).toContain(new URL(address).origin);
  });
});

it('every state of a streamer is left by somebody’s action, and staff never act for a member', () => {
  for (const state of STREAMER_STATES)
    expect(STREAMER_ACTIONS.some((action) => canTakeWithStreamer(action, state))).toBe(true);
  expect(STREAMER_ACTIONS.filter((action) => canTakeWithStreamer(action, 'suspended'))).toEqual([
    'restore',
    'retire',
  ]);
});

it('a weekly slot begins on one of its days and doesn’t end before', () => {
  expect(['2026-11-23T10:00', '2026-11-29T23:59'].map(weekdayOf)).toEqual(['MO', 'SU']);
  const slot = { title: 'x', startsAt: '2026-11-23T20:00', zone: 'Europe/Berlin', minutes: 60 };
  const isFine = (repeat: object | null) => newStreamSlotSchema.safeParse({ ...slot, repeat }).success;
  expect([null, { days: ['MO', 'FR'] }, { days: ['MO'], until: '2026-11-23' }].map(isFine)).toEqual([
    true,
    true,
    true,
  ]);
  expect(
    [{ days: ['FR'] }, { days: ['MO'], until: '2026-11-22' }, { days: ['MO', 'MO'] }, { days: [] }].map(
      isFine,
    ),
  ).toEqual([...[false, false, false, false]]);
});
