import { expect, it } from 'vitest';
import { playerOf } from './players.ts';

it.each([
  [
    'https://www.youtube.com/watch?v=abcdefghijk',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1',
  ],
  [
    'https://youtu.be/abcdefghijk?t=4',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&start=4',
  ],
  [
    'https://vimeo.com/12345678/90e6d75118#t=1m30s',
    'https://player.vimeo.com/video/12345678?h=90e6d75118&autoplay=1&dnt=1#t=90s',
  ],
  ['https://vimeo.com/12345678', 'https://player.vimeo.com/video/12345678?autoplay=1&dnt=1'],
  ['https://www.twitch.tv/videos/123456789', 'https://player.twitch.tv/?video=123456789&parent=city.example'],
  ['https://www.twitch.tv/harbour_fm', 'https://player.twitch.tv/?channel=harbour_fm&parent=city.example'],
  [
    'https://www.twitch.tv/harbour_fm/clip/TallSillyHorse',
    'https://clips.twitch.tv/embed?clip=TallSillyHorse&parent=city.example&autoplay=true',
  ],
  ['https://streamable.com/moo1a2', 'https://streamable.com/e/moo1a2?autoplay=1'],
  [
    'https://medal.tv/games/gta-v/clips/iVfqWIgU567i5/vpzrTsQ2w',
    'https://medal.tv/clip/iVfqWIgU567i5/vpzrTsQ2w?autoplay=1',
  ],
  ['https://kick.com/harbour-fm', 'https://player.kick.com/harbour-fm'],
])('finds the player of %s', (address, src) => {
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
])('finds none for %s', (address) => expect(playerOf(address, 'city.example')).toBeUndefined());
