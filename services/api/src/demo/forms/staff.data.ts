import { type DemoForm, options } from './demo-form.ts';

export const STAFF_APPLICATION: DemoForm = {
  slug: 'staff-application',
  title: 'Become a helper',
  summary: 'Helpers are the first faces on the pier. An hour or two a week, and patience.',
  kind: 'staff',
  publishedDaysAgo: 260,
  fields: [
    {
      type: 'paragraph',
      id: 'before_you_start',
      text: 'Helpers answer questions and read first applications. They don’t decide, and they don’t ban.',
    },
    { type: 'long_text', id: 'why', label: 'Why do you want to help?', required: true, min: 40, max: 2000 },
    {
      type: 'multi_select',
      id: 'times',
      label: 'When are you around?',
      required: true,
      min: 1,
      options: options(
        ['mornings', 'Mornings'],
        ['afternoons', 'Afternoons'],
        ['evenings', 'Evenings'],
        ['nights', 'Nights'],
      ),
    },
    { type: 'short_text', id: 'zone', label: 'Your time zone', required: true, max: 60 },
    {
      type: 'long_text',
      id: 'angry',
      label: 'A newcomer shouts at you because their boat is gone. What do you write?',
      required: true,
      min: 40,
      max: 1500,
    },
    {
      type: 'radio',
      id: 'before',
      label: 'Have you been on a team before?',
      required: true,
      options: options(['no', 'No'], ['yes', 'Yes']),
    },
    {
      type: 'long_text',
      id: 'before_where',
      label: 'Where, and why did it end?',
      required: true,
      max: 1000,
      sensitive: true,
      showIf: { field: 'before', test: 'is', value: 'yes' },
    },
  ],
  settings: {
    cooldownDays: 30,
    dueHours: 168,
    interview: 'required',
    rubric: [
      { id: 'calm', label: 'Stays calm' },
      { id: 'writing', label: 'Writes so that it helps' },
    ],
    templates: [
      {
        id: 'later',
        name: 'Later',
        text: 'We have enough helpers for the hours that you have. Please ask again in a month.',
      },
    ],
    approval: { role: 'HELPER', chat: true },
  },
};
