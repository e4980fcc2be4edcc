import { expect, it } from 'vitest';
import type { FrameScript, InteractionCost } from './interaction-cost.ts';
import { describeSlowest } from './slowest-interactions.ts';

const cost = (duration: number, scripts: FrameScript[] = []): InteractionCost => ({
  duration,
  delay: 4,
  processing: duration - 14,
  presentation: 10,
  scripts,
});

it('describes the phases and long frames of the slowest interactions, the slowest first', () => {
  const script = { url: 'http://localhost/assets/main.1a.js', name: 'onOpen', duration: 61 };
  const text = describeSlowest([
    { name: 'theme', here: [cost(40)], there: [cost(48)] },
    { name: 'menu', here: [cost(90), cost(72, [script]), cost(64)], there: [cost(32), cost(32), cost(32)] },
  ]);
  expect(text.split('\n').slice(1)).toEqual([
    'menu',
    '  before  32 ms = 4 + 18 + 10; no long frame',
    '  after   72 ms = 4 + 58 + 10; main.1a.js onOpen 61 ms',
    'theme',
    '  before  48 ms = 4 + 34 + 10; no long frame',
    '  after   40 ms = 4 + 26 + 10; no long frame',
  ]);
});

it('lists five interactions', () => {
  const measured = Array.from({ length: 7 }, (_, index) => ({
    name: `interaction ${index}`,
    here: [cost(20 + index)],
    there: [cost(20)],
  }));
  const text = describeSlowest(measured);
  expect(text).toContain('interaction 6');
  expect(text).toContain('interaction 2');
  expect(text).not.toContain('interaction 1');
});
