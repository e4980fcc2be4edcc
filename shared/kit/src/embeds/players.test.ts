import { expect, it } from 'vitest';
import { playerOf } from './players.ts';

it.each([
  [
    'https://www.youtube.com/watch?v=abcdefghijk',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1',
  ],
  ['https://youtu.be/abcdefghijk?t=4', 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1'],
  ['https://vimeo.com/12345678', 'https://player.vimeo.com/video/12345678?autoplay=1&dnt=1'],
  ['https://www.twitch.tv/videos/123456789', 'https://player.twitch.tv/?video=123456789&parent=city.example'],
  ['https://www.twitch.tv/harbour_fm', 'https://player.twitch.tv/?channel=harbour_fm&parent=city.example'],
  ['https://kick.com/harbour-fm', 'https://player.kick.com/harbour-fm'],
])('knows the player of %s', (address, src) => {
  expect(playerOf(address, 'city.example')?.src).toBe(src);
});

it.each([
  'http://vimeo.com/12345678',
  'https://vimeo.com.evil.example/12345678',
  'https://www.twitch.tv/harbour_fm/clip/abc',
  'https://www.twitch.tv/a&parent=evil.example',
  'https://kick.com/harbour%2Ffm',
  'javascript:alert(1)',
  '',
])('knows none for %s', (address) => expect(playerOf(address, 'city.example')).toBeUndefined());
