import { expect, it } from 'vitest';
import { embedSourcesSchema } from './embed-source.ts';

const takes = (...origins: string[]) =>
  embedSourcesSchema.safeParse(origins.map((origin, index) => ({ name: `site-${index}`, origin }))).success;

it('accepts https origins', () => {
  expect(takes('https://player.vimeo.com', 'https://www.youtube-nocookie.com')).toBe(true);
  expect(takes('https://maps.example.org:8443')).toBe(true);
});

it.each([
  'http://player.vimeo.com',
  'https://player.vimeo.com/',
  'https://player.vimeo.com/video',
  'https://*.vimeo.com',
  'https://vimeo.*',
  'https://localhost',
  'https://10.0.0.1',
  'https://a:b@vimeo.com',
  "https://vimeo.com 'unsafe-inline'",
  'https://vimeo.com;script-src',
  'https://vimeo.com, https://evil.com',
  'https://VIMEO.com',
  'data:',
  '*',
])('rejects %s', (origin) => expect(takes(origin)).toBe(false));

it('removes duplicates, and accepts at most eight', () => {
  expect(takes('https://player.vimeo.com', 'https://player.vimeo.com')).toBe(false);
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => `https://a${index}.example.org`);
  expect(takes(...many(8))).toBe(true);
  expect(takes(...many(9))).toBe(false);
});
