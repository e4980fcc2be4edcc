import { UsageError } from '@boardwalk/build/command';
import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';
import { VERBS } from './verbs/index.ts';

const read = (line: string, environment = {}) => readArguments(line.split(' '), environment, VERBS);

describe('readArguments', () => {
  it('reads a verb with its operands and options', () => {
    expect(
      read(
        'promote news 1.2.0-abc --to canary --share 10 --site https://boardwalk.example/ --token bwd_x --json',
      ),
    ).toMatchObject({
      name: 'promote',
      operands: ['news', '1.2.0-abc'],
      options: { to: 'canary', share: 10, force: false },
      site: 'https://boardwalk.example',
      token: 'bwd_x',
      json: true,
    });
    expect(read('link news --role STAFF --role ADMIN')).toMatchObject({
      options: { role: ['STAFF', 'ADMIN'], minutes: 120 },
    });
    expect(read('token ci --remotes home,staff')).toMatchObject({
      options: { remotes: ['home', 'staff'], days: 90, 'publish-only': false },
    });
  });

  it('reads site and token from the environment, and prefers the options', () => {
    const environment = { BOARDWALK_SITE: 'https://a.example', BOARDWALK_TOKEN: 'bwd_a' };
    expect(read('status', environment)).toMatchObject({ site: 'https://a.example', token: 'bwd_a' });
    expect(read('status --site https://b.example', environment)).toMatchObject({ site: 'https://b.example' });
    expect(read('status')).toMatchObject({ site: 'http://localhost:3000', token: undefined });
  });

  it.each([
    ['launch news', /no "release launch"/],
    ['promote', /Something is missing/],
    ['build news staff', /"staff" is one too many/],
    ['promote news --to everybody', /--to: One of live, canary, staff/],
    ['promote news --share 10', /--share belongs to --to canary/],
    ['promote news --to canary --share 101', /--share: At most 100/],
    ['rollback news --channel canary --to 1.0.0', /--to belongs to --channel live/],
    ['link news --role KING', /--role.*One of/],
    ['token ci', /Name the remotes/],
    ['status --nonsense', /Unknown option '--nonsense'/],
    ['status --site nowhere', /is no address of a site/],
  ])('refuses "release %s"', (line, message) => {
    expect(() => read(line)).toThrow(UsageError);
    expect(() => read(line)).toThrow(message);
  });

  it('recognizes a call for help', () => {
    for (const line of ['', 'help', '--help']) expect(read(line)).toEqual({ help: undefined });
    expect(read('promote --help')).toEqual({ help: VERBS.promote });
  });
});
