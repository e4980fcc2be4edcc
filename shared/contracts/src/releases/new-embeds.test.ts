import { expect, it } from 'vitest';
import type { ManagedRelease, ManagedRemote } from './managed-remote.ts';
import { newEmbeds } from './new-embeds.ts';

const version = (name: string, ...embeds: string[]) =>
  ({ version: name, embeds }) as unknown as ManagedRelease;
const remote = (live: string | null) =>
  ({
    live,
    versions: [version('2', 'https://a.example', 'https://b.example'), version('1', 'https://a.example')],
  }) as unknown as ManagedRemote;

it('returns origins that the live version may not show in frames', () => {
  expect(newEmbeds(remote('1'), '2')).toEqual(['https://b.example']);
  expect(newEmbeds(remote('2'), '1')).toEqual([]);
  expect(newEmbeds(remote(null), '2')).toEqual(['https://a.example', 'https://b.example']);
  expect(newEmbeds(remote('1'), 'unknown')).toEqual([]);
});
