import type { DemoApplication } from './demo-application.ts';

const PATIENT =
  'I am sorry about the boat. Tell me where you left it and when, and I will look with you. If it was the tide, I will show you where to tie it next time.';

export const OTHER_APPLICATIONS: DemoApplication[] = [
  {
    form: 'staff-application',
    by: 'luz',
    answers: {
      why: 'Somebody spent an evening with me when I couldn’t find the tram. I would like to be that for others.',
      times: ['evenings', 'nights'],
      zone: 'Europe/Madrid',
      angry: PATIENT,
      before: 'no',
    },
    course: [
      ['begun', 52],
      ['submitted', 51],
    ],
  },
  {
    form: 'staff-application',
    by: 'kofi_m',
    answers: {
      why: 'I am at the harbour every morning anyway, and newcomers ask me things. I may as well answer properly.',
      times: ['mornings'],
      zone: 'Africa/Accra',
      angry: PATIENT,
      before: 'yes',
      before_where: 'A small server of friends. It closed when the owner’s second child came.',
    },
    course: [
      ['begun', 170],
      ['submitted', 165],
      ['review_started', 90, 'admin'],
      ['interview_offered', 90, 'admin'],
    ],
    notes: [['admin', 90, 'Mornings are exactly what we lack.']],
  },
  {
    form: 'staff-application',
    by: 'mina.s',
    answers: {
      why: 'I draw maps of tram stops for people I have never met. It would be easier with a badge.',
      times: ['afternoons', 'evenings'],
      zone: 'Europe/Sofia',
      angry: PATIENT,
      before: 'no',
    },
    course: [
      ['begun', 5_400],
      ['submitted', 5_390],
      ['review_started', 5_300, 'admin'],
      ['approved', 5_290, 'admin', 'Welcome to the team. Bring the maps.'],
    ],
  },
  {
    form: 'staff-application',
    by: 'roscoe',
    answers: {
      why: 'I stream every day, and my viewers would love to see how the team works from the inside.',
      times: ['evenings'],
      zone: 'America/Chicago',
      angry: 'Read the docs, mate. It says so on the first page.',
      before: 'no',
    },
    course: [
      ['begun', 900],
      ['submitted', 898],
      ['review_started', 820, 'admin'],
      [
        'denied',
        818,
        'admin',
        'What the team sees stays with the team, and the docs are no answer to somebody who is upset.',
      ],
    ],
  },
  {
    form: 'staff-application',
    by: 'tamsin',
    answers: { why: 'I have time until spring, and would like to use it well.', times: ['nights'] },
    course: [
      ['begun', 700],
      ['submitted', 690],
      ['withdrawn', 610],
    ],
  },
  {
    form: 'ban-appeal',
    by: 'casper',
    dates: { when: 11 },
    answers: {
      rule: 'r3',
      happened:
        'I was told that seven of us took part in the robbery at the ice house. The seventh was a fisherman who wanted to sell us bait and didn’t understand what he had walked into.',
      differently:
        'Stop and send him away in character before it begins, instead of hoping that nobody counts.',
    },
    course: [
      ['begun', 30],
      ['submitted', 29],
    ],
  },
  {
    form: 'ban-appeal',
    by: 'hugo.b',
    dates: { when: 112 },
    answers: {
      rule: 'r5',
      happened:
        'I streamed the chase without a delay. The setting had been reset by an update, and I didn’t look.',
      differently: 'Look before each stream. I have put a note on the monitor.',
    },
    course: [
      ['begun', 2_600],
      ['submitted', 2_598],
      ['review_started', 2_560, 'moderator'],
      ['approved', 2_559, 'staff', 'You are right, and we are sorry. The punishment is lifted.'],
    ],
  },
  {
    form: 'ban-appeal',
    by: 'wendell',
    dates: { when: 150 },
    answers: {
      rule: 'r1',
      happened:
        'I said some things to him after the trial, in his inbox. They were about his character, mostly.',
      differently: 'Nothing, he had it coming.',
    },
    course: [
      ['begun', 3_400],
      ['submitted', 3_398],
      ['review_started', 3_300, 'moderator'],
      ['denied', 3_299, 'staff', 'R1.3: take a quarrel to staff, not to an inbox. The decision stands.'],
    ],
  },
];
