import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '@boardwalk/build/command';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeKey } from './make-key.ts';
import { newPushKey, newSigningKey } from './rotate-keys.ts';
import { rotateKeys } from './rotation-call.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardwalk-rotation-'));
  makeKey(join(folder, 'signing.json'), newSigningKey);
  makeKey(join(folder, 'push.json'), newPushKey);
});
afterEach(() => rmSync(folder, { recursive: true }));

const rotate = (...args: string[]) => {
  const places = { signing: join(folder, 'signing.json'), push: join(folder, 'push.json') };
  return rotateKeys(args, places, new Date(), 'How it is used').join('\n');
};

it.each([
  [['signing', '--begin'], /signing\.json\.next.*\nRestart the gateway\. Members notice nothing\./],
  [['signing', '--now'], /Restart the API and the gateway immediately/],
  [['push'], /push\.json\.before-.*\nRestart the API\.\nMembers notice: all subscriptions end/],
  [['push', '--now'], /all subscriptions end/],
])('says what to restart and what members notice: %j', (args, text) => {
  expect(rotate(...args)).toMatch(text);
});

it('finishes a rotation that was begun', () => {
  rotate('signing', '--begin');
  expect(rotate('signing', '--finish')).toMatch(
    /signing\.json\.before-.*\nRestart the API, and when it is ready/,
  );
});

it('replaces all keys with --now, and reports one that is not a file', () => {
  expect(rotate('--now')).toMatch(/A new key signs\..*A new key signs pushes\..*The gateway key is no file/s);
});

it.each([
  [[], 'Which key?'],
  [['--begin'], 'Which key?'],
  [['signing'], 'Say --begin, --finish or --now.'],
  [['signing', '--begin', '--now'], 'signing takes no --begin with --now.'],
  [['push', '--begin'], 'push takes no --begin.'],
  [['toString'], 'There is no key "toString".'],
  [['push', 'gateway'], 'Name one key.'],
  [['--nonsense'], "Unknown option '--nonsense'."],
])('refuses %j', (args, message) => {
  expect(() => rotate(...args)).toThrow(UsageError);
  expect(() => rotate(...args)).toThrow(`${message}\nHow it is used`);
});
