import { expect, it } from 'vitest';
import {
  EMBED_ORIGINS,
  EMBED_PROVIDER_NAMES,
  EMBED_PROVIDERS,
  type Embed,
  embedOf,
  embedPage,
  embedPlayer,
  isEmbed,
} from './embed-providers.ts';
import { embedAttributes } from './embeds.ts';

const YOUTUBE = 'aqz-KE-bpKQ';
const CLIP = 'CleverSlugOfAClip-Ab3_xyz-0Q9mZ12k';

/** Every URL format that the providers use, with the expected embed. */
const KNOWN: readonly [address: string, embed: Embed][] = [
  ...[
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com/watch?v=aqz-KE-bpKQ',
    'https://m.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://music.youtube.com/watch?v=aqz-KE-bpKQ&si=abc',
    'https://www.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?feature=shared&v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?list=PLabc&v=aqz-KE-bpKQ&index=2',
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'https://youtube.com/shorts/aqz-KE-bpKQ?si=abc&feature=share',
    'https://www.youtube.com/live/aqz-KE-bpKQ?si=abc',
    'https://www.youtube.com/v/aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?si=abcdef',
    ' https://youtu.be/aqz-KE-bpKQ\u200b\n',
  ].map((address): [string, Embed] => [address, { provider: 'youtube', id: YOUTUBE }]),
  ...[
    'https://youtu.be/aqz-KE-bpKQ?si=abcdef&t=90',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s',
    'https://www.youtube.com/watch?time_continue=90&v=aqz-KE-bpKQ',
    'https://www.youtube.com/embed/aqz-KE-bpKQ?start=90',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ#t=1m30s',
  ].map((address): [string, Embed] => [address, { provider: 'youtube', id: YOUTUBE, start: 90 }]),
  ['https://vimeo.com/1084537', { provider: 'vimeo', id: '1084537' }],
  ['https://vimeo.com/1084537?share=copy', { provider: 'vimeo', id: '1084537' }],
  ['https://vimeo.com/channels/staffpicks/1084537', { provider: 'vimeo', id: '1084537' }],
  ['https://vimeo.com/groups/shortfilms/videos/1084537', { provider: 'vimeo', id: '1084537' }],
  ['https://vimeo.com/showcase/12345/video/1084537', { provider: 'vimeo', id: '1084537' }],
  ['https://vimeo.com/1084537/90e6d75118', { provider: 'vimeo', id: '1084537', hash: '90e6d75118' }],
  ['https://vimeo.com/1084537?h=90e6d75118', { provider: 'vimeo', id: '1084537', hash: '90e6d75118' }],
  [
    'https://player.vimeo.com/video/1084537?h=90e6d75118&badge=0',
    { provider: 'vimeo', id: '1084537', hash: '90e6d75118' },
  ],
  [
    'https://vimeo.com/1084537/90e6d75118?ts=0#t=1m5s',
    { provider: 'vimeo', id: '1084537', hash: '90e6d75118', start: 65 },
  ],
  ['https://www.twitch.tv/videos/1234567890', { provider: 'twitch', id: '1234567890' }],
  ['https://m.twitch.tv/videos/1234567890', { provider: 'twitch', id: '1234567890' }],
  ['https://www.twitch.tv/harbour_fm/v/1234567890', { provider: 'twitch', id: '1234567890' }],
  ['https://player.twitch.tv/?video=v1234567890&parent=a.example', { provider: 'twitch', id: '1234567890' }],
  [
    'https://www.twitch.tv/videos/1234567890?t=01h02m03s',
    { provider: 'twitch', id: '1234567890', start: 3723 },
  ],
  ['https://clips.twitch.tv/TallSillyHorse', { provider: 'twitch-clip', id: 'TallSillyHorse' }],
  [`https://clips.twitch.tv/${CLIP}`, { provider: 'twitch-clip', id: CLIP }],
  [`https://www.twitch.tv/harbour_fm/clip/${CLIP}?filter=clips`, { provider: 'twitch-clip', id: CLIP }],
  [`https://m.twitch.tv/clip/${CLIP}`, { provider: 'twitch-clip', id: CLIP }],
  [`https://clips.twitch.tv/embed?clip=${CLIP}&parent=a.example`, { provider: 'twitch-clip', id: CLIP }],
  ['https://www.twitch.tv/harbour_fm', { provider: 'twitch-channel', id: 'harbour_fm' }],
  ['https://player.twitch.tv/?channel=harbour_fm', { provider: 'twitch-channel', id: 'harbour_fm' }],
  ['https://kick.com/harbour-fm', { provider: 'kick-channel', id: 'harbour-fm' }],
  ['https://player.kick.com/harbour-fm', { provider: 'kick-channel', id: 'harbour-fm' }],
  ['https://streamable.com/moo1a2', { provider: 'streamable', id: 'moo1a2' }],
  ['https://streamable.com/e/moo1a2?src=player-page-share', { provider: 'streamable', id: 'moo1a2' }],
  [
    'https://medal.tv/games/gta-v/clips/iVfqWIgU567i5/vpzrTsQ2w?invite=cr-MSxz',
    { provider: 'medal', id: 'iVfqWIgU567i5', hash: 'vpzrTsQ2w' },
  ],
  ['https://medal.tv/clips/iVfqWIgU567i5', { provider: 'medal', id: 'iVfqWIgU567i5' }],
];

it.each(KNOWN)('finds the video of %s', (address, embed) => {
  expect(embedOf(address)).toEqual(embed);
  expect(embedAttributes.parse(embed)).toEqual(embed);
});

it.each(KNOWN)('returns the page URL of the video of %s', (_, embed) => {
  expect(embedOf(embedPage(embed))).toEqual(embed);
});

it.each(KNOWN)('plays %s from the origin of its provider', (_, embed) => {
  const player = new URL(embedPlayer(embed, 'city.example'));
  expect(player.origin).toBe(EMBED_PROVIDERS[embed.provider].origin);
  expect(player.href).toContain(embed.id);
  if (embed.hash) expect(player.href).toContain(embed.hash);
  if (embed.start) expect(player.href).toMatch(new RegExp(`[?&#](?:start|t|time)=${embed.start}`));
  if (EMBED_PROVIDERS[embed.provider].name === 'Twitch')
    expect(player.searchParams.get('parent')).toBe('city.example');
});

it('covers a URL of every provider', () => {
  expect(new Set(KNOWN.map(([, { provider }]) => provider))).toEqual(new Set(EMBED_PROVIDER_NAMES));
  expect(EMBED_ORIGINS).toHaveLength(7);
});

it.each([
  'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example/https://youtu.be/aqz-KE-bpKQ',
  'https://a:b@youtu.be/aqz-KE-bpKQ',
  'https://youtu.be:8443/aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ"onload=',
  'https://www.youtube.com/@harbour',
  'https://www.youtube.com/playlist?list=PLabc',
  'https://vimeo.com/harbour',
  'https://vimeo.com/1084537/../evil',
  'https://www.twitch.tv/directory',
  'https://www.twitch.tv/a&parent=evil.example',
  'https://kick.com/harbour-fm/videos/1b2c3d4e-0000-4000-8000-000000000000',
  'https://kick.com/harbour-fm/clips/clip_01J0',
  'https://kick.com/harbour-fm?clip=clip_01J0',
  'https://kick.com/browse',
  'https://streamable.com/login',
  'https://medal.tv/games/gta-v',
  'see https://youtu.be/aqz-KE-bpKQ',
  'javascript:alert(1)',
  '',
])('finds no video at %s', (address) => expect(embedOf(address)).toBeUndefined());

it.each([
  { provider: 'youtube', id: '"><script>' },
  { provider: 'youtube', id: YOUTUBE, hash: '90e6d75118' },
  { provider: 'youtube', id: YOUTUBE, start: -1 },
  { provider: 'youtube', id: YOUTUBE, start: 1.5 },
  { provider: 'vimeo', id: '1084537', hash: 'x&y=z' },
  { provider: 'constructor', id: YOUTUBE },
  { id: YOUTUBE },
])('rejects %j as a video', (embed) => {
  expect(isEmbed(embed)).toBe(false);
  expect(embedAttributes.safeParse(embed).success).toBe(false);
});
