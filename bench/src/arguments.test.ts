import { expect, it } from 'vitest';
import { readBenchArguments } from './arguments.ts';

const read = (...args: string[]) =>
  readBenchArguments(args, { sections: ['speed', 'bytes', 'page-bytes'], pages: ['/', '/terms'] });

it('measures all sections with seven runs by default', () => {
  expect(read()).toEqual({
    gate: false,
    runs: 7,
    seconds: 30,
    only: undefined,
    write: true,
    acceptSizes: false,
    pictures: false,
  });
  expect(read('--gate', '--runs=3')).toEqual({
    gate: true,
    runs: 3,
    seconds: 30,
    only: undefined,
    write: false,
    acceptSizes: false,
    pictures: false,
  });
});

it('reads a list of sections', () => {
  expect(read('--only=bytes,speed')).toMatchObject({ only: ['bytes', 'speed'], write: false });
  expect(read('--only=bytes', '--seconds=300')).toMatchObject({ seconds: 300 });
  expect(read('--only=bytes', '--floods=json,slow')).toMatchObject({ floods: ['json', 'slow'] });
  expect(read('--only=bytes', '--write')).toMatchObject({ only: ['bytes'], write: true });
});

it('accepts the sizes of pages only if their section is named and written', () => {
  expect(read('--only=page-bytes', '--write').acceptSizes).toBe(true);
  expect(read('--only=page-bytes').acceptSizes).toBe(false);
  expect(read('--only=bytes', '--write').acceptSizes).toBe(false);
  expect(read().acceptSizes).toBe(false);
});

it('reads the commit to compare with, which writes nothing', () => {
  expect(read('--against=v1.2.0', '--runs=5')).toMatchObject({ against: 'v1.2.0', runs: 5, write: false });
  expect(read('--against=main', '--pictures')).toMatchObject({
    against: 'main',
    pictures: true,
    write: false,
  });
});

it('reads the pages to compare', () => {
  expect(read('--against=main', '--pages=/terms,/').pages).toEqual(['/terms', '/']);
  expect(read('--against=main').pages).toBeUndefined();
});

it.each([
  [['--against=main', '--pages=/nowhere'], /No such page: \/nowhere\. There are: \/, \/terms\./],
  [['--against=main', '--pages=/terms', '--pictures'], /without --pictures/],
  [['--pages=/terms'], /--pages selects pages of --against/],
  [['--only=bytes,nonsense'], /No such section: nonsense\. There are: speed, bytes, page-bytes\./],
  [['--only='], /There are: speed, bytes/],
  [['--seconds=301'], /--seconds: a number from 1 to 300/],
  [['--seconds=soon'], /--seconds: a number/],
  [['--runs=0'], /--runs: a number/],
  [['--gate', '--write'], /leave --write away/],
  [['--against=v1', '--gate'], /leave --gate, --only and --write away/],
  [['--pictures'], /--pictures needs --against/],
  [['--nonsense'], /Unknown option/],
  [['bytes'], /Unexpected argument/],
])('refuses %j', (args, message) => {
  expect(() => read(...args)).toThrow(message);
});
