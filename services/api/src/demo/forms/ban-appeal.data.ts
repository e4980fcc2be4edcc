import { type DemoForm, options } from './demo-form.ts';

export const BAN_APPEAL: DemoForm = {
  slug: 'ban-appeal',
  title: 'Appeal a punishment',
  summary: 'Every decision can be appealed once. Somebody who had no part in it reads this.',
  kind: 'appeal',
  publishedDaysAgo: 280,
  fields: [
    { type: 'date', id: 'when', label: 'When was it?', required: true },
    {
      type: 'select',
      id: 'rule',
      label: 'Which rule was named?',
      required: true,
      options: options(
        ['r1', 'R1 How we treat each other'],
        ['r2', 'R2 Playing together'],
        ['r3', 'R3 Crime needs a story'],
        ['r4', 'R4 What is yours'],
        ['r5', 'R5 When others watch'],
        ['none', 'None'],
      ),
    },
    { type: 'long_text', id: 'happened', label: 'What happened?', required: true, min: 40, max: 3000 },
    {
      type: 'long_text',
      id: 'differently',
      label: 'What would you do differently?',
      required: true,
      max: 1500,
    },
    { type: 'url', id: 'recording', label: 'A recording, if there is one' },
  ],
  settings: {
    cooldownDays: 90,
    dueHours: 96,
    rubric: [{ id: 'honest', label: 'Says what happened' }],
    templates: [
      {
        id: 'stands',
        name: 'It stands',
        text: 'We have looked at it with fresh eyes, and the decision stands.',
      },
      { id: 'lifted', name: 'Lifted', text: 'You are right, and we are sorry. The punishment is lifted.' },
    ],
  },
};
