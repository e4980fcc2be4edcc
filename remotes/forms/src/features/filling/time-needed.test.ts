import type { PublicField } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { minutesNeeded } from './time-needed.ts';

const base = { label: 'x', help: '', required: true, sensitive: false };
const story = (id: string): PublicField => ({ ...base, id, type: 'long_text', max: 3000 });
const options = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B' },
];
const question = (id: string) => ({ id, text: 'Which?', options });

it('estimates at least five minutes', () => {
  expect(minutesNeeded([])).toBe(5);
  expect(minutesNeeded([{ ...base, id: 'a', type: 'consent' }])).toBe(5);
});

it('counts texts and the questions of a quiz, rounded up to five minutes', () => {
  expect(minutesNeeded([story('a'), story('b')])).toBe(10);
  const quiz: PublicField = {
    ...base,
    id: 'rules',
    type: 'quiz',
    questions: [question('q1'), question('q2'), question('q3')],
    pass: 2,
    shuffle: true,
  };
  expect(minutesNeeded([story('a'), story('b'), quiz])).toBe(15);
});
