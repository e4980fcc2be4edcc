import { expect, it } from 'vitest';
import { readDevArguments } from './arguments.ts';

const read = (...args: string[]) => readDevArguments(args, { BOARDWALK_TOKEN: 'bwd_x' }, ['home', 'news']);

it('serves every remote, or only the named ones', () => {
  expect(read()).toMatchObject({ names: ['home', 'news'], against: undefined });
  expect(read('news')).toMatchObject({ names: ['news'] });
});

it('reads the address of another site, its token and the port', () => {
  expect(read('news', '--against', 'https://boardwalk.example/', '--port', '5173')).toEqual({
    names: ['news'],
    against: 'https://boardwalk.example',
    token: 'bwd_x',
    port: 5173,
  });
});

it.each([
  [['shop'], /no remote "shop"/],
  [['--against', 'https://boardwalk.example'], /takes one remote/],
  [['news', '--against', 'boardwalk'], /name a site/],
  [['news', '--port', '5173'], /belongs to --against/],
  [['--nonsense'], /Unknown option/],
])('refuses %j', (args, message) => {
  expect(() => read(...args)).toThrow(message);
});
