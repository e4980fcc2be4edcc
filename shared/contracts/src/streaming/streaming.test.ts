import { describe, expect, it } from 'vitest';
import { weekdayOf } from '../entities/local-time.ts';
import { newStreamSlotSchema } from '../entities/stream-slot.ts';
import { channelOf, STREAM_PLATFORMS, streamPlatform } from './stream-platforms.ts';
import { canTakeWithStreamer, STREAMER_ACTIONS, STREAMER_STATES } from './streamer-states.ts';

const YOUTUBE_ID = `UC${'aB3-'.repeat(5)}_x`;

describe('a channel', () => {
  it.each([
    ['twitch', 'https://www.twitch.tv/Dex_Live?x=1', 'dex_live'],
    ['twitch', ' Dex_Live ', 'dex_live'],
    ['twitch', 'https://evil.test/dex_live', undefined],
    ['twitch', 'de', undefined],
    ['youtube', `https://youtube.com/channel/${YOUTUBE_ID}/live`, YOUTUBE_ID],
    ['kick', 'kick.com/Dex-Live', 'dex-live'],
    ['twitch', '@Dex_Live', 'dex_live'],
    ['twitch', 'https://www.twitch.tv/dex_live/schedule', 'dex_live'],
    ['twitch', 'twitch.tv/dex_live/videos?filter=all', 'dex_live'],
    ['twitch', 'https://m.twitch.tv/dex_live/about', 'dex_live'],
    ['twitch', 'https://www.twitch.tv/popout/dex_live/chat?popout=', 'dex_live'],
    ['twitch', 'https://dashboard.twitch.tv/u/dex_live/stream-manager', 'dex_live'],
    ['twitch', 'https://player.twitch.tv/?channel=dex_live&parent=x.test', 'dex_live'],
    ['twitch', 'https://www.twitch.tv/videos/12345678', undefined],
    ['twitch', 'https://www.twitch.tv/directory', undefined],
    ['twitch', 'https://twitch.tv@evil.test/dex_live', undefined],
    ['youtube', '@DexPlays', '@dexplays'],
    ['youtube', 'https://www.youtube.com/@DexPlays', '@dexplays'],
    ['youtube', 'youtube.com/@dexplays/live', '@dexplays'],
    ['youtube', 'https://m.youtube.com/@dexplays/videos?si=abc', '@dexplays'],
    ['youtube', 'https://www.youtube.com/%40dexplays/about', '@dexplays'],
    ['youtube', 'https://www.youtube.com/@%E3%83%87%E3%83%83%E3%82%AF%E3%82%B9', '@デックス'],
    ['youtube', 'https://www.youtube.com/c/DexPlays/featured', 'c/dexplays'],
    ['youtube', 'https://www.youtube.com/user/DexPlays', 'user/dexplays'],
    ['youtube', 'https://www.youtube.com/DexPlays', 'c/dexplays'],
    ['youtube', `https://studio.youtube.com/channel/${YOUTUBE_ID}/livestreaming`, YOUTUBE_ID],
    ['youtube', `https://m.youtube.com/channel/${YOUTUBE_ID}/videos?view=0`, YOUTUBE_ID],
    ['youtube', `youtube.com/channel/${YOUTUBE_ID}`, YOUTUBE_ID],
    ['youtube', 'https://www.youtube.com/watch?v=abcdefghijk', undefined],
    ['youtube', 'https://www.youtube.com/live/abcdefghijk', undefined],
    ['youtube', 'https://www.youtube.com/', undefined],
    ['youtube', 'https://www.youtube.com/%E0%A4%A', undefined],
    ['youtube', 'https://youtube.com.evil.test/@dex', undefined],
    ['kick', '@Dex-Live', 'dex-live'],
    ['kick', 'https://kick.com/dex-live/videos', 'dex-live'],
    ['kick', 'https://www.kick.com/dex-live/about?x=1', 'dex-live'],
    ['kick', 'https://kick.com/popout/dex-live/chat', 'dex-live'],
    ['kick', 'https://kick.com/browse', undefined],
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

  it('has one spelling: a stored channel is accepted unchanged', () => {
    for (const channel of ['@dexplays', 'c/dexplays', 'user/dexplays', YOUTUBE_ID])
      expect(channelOf('youtube', channel)).toBe(channel);
  });

  it('is found in the URL of its YouTube page, also by its name', () => {
    const { page } = streamPlatform('youtube');
    for (const channel of [YOUTUBE_ID, '@dexplays', 'c/dexplays', 'user/dexplays', '@デックス'])
      expect(channelOf('youtube', page(channel))).toBe(channel);
  });

  it.each(STREAM_PLATFORMS)('on %s is played from the declared origins', (name) => {
    const { origins, player, chat } = streamPlatform(name);
    const source = { channel: 'UCx', broadcast: 'video', host: 'meridian.test' };
    const framed = [player?.(source), player?.({ ...source, broadcast: null }), chat?.(source)];
    for (const address of framed) if (address) expect(origins).toContain(new URL(address).origin);
  });
});

it('has an action out of every streamer state, and no staff action on behalf of a member', () => {
  for (const state of STREAMER_STATES)
    expect(STREAMER_ACTIONS.some((action) => canTakeWithStreamer(action, state))).toBe(true);
  expect(STREAMER_ACTIONS.filter((action) => canTakeWithStreamer(action, 'suspended'))).toEqual([
    'restore',
    'retire',
  ]);
});

it('requires a weekly slot to begin on one of its days and not to end before', () => {
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
  ).toEqual([false, false, false, false]);
});
