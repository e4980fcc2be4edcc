import { expect, it } from 'vitest';
import { readFault } from './fault.ts';

it('parses a remote and a fault, and rejects everything else', () => {
  expect(readFault('news:hang')).toEqual({ name: 'news', kind: 'hang' });
  for (const text of [
    null,
    undefined,
    '',
    'news',
    'news:',
    'news:explode',
    ':hang',
    '../x:hang',
    'news:toString',
  ])
    expect(readFault(text)).toBeUndefined();
});
