import { BAKER_SHORT, character, FERRYMAN } from './characters.data.ts';
import type { DemoApplication } from './demo-application.ts';

/** Applications with a history. */
export const DECIDED_APPLICATIONS: DemoApplication[] = [
  {
    form: 'whitelist',
    by: 'theo',
    attempt: 1,
    answers: character(
      'Max Power',
      21,
      'Max is the best driver in the country and everybody knows it. He comes to the city to take over and to show them how it is done.',
      'Nobody robs Max. If they tried he would shoot both of them before they had their guns out.',
      { pace: 5, wrong: { value_life: 'o2', finish: 'o3' } },
    ),
    course: [
      ['begun', 1_110],
      ['submitted', 1_109],
      ['review_started', 1_080, 'cormac'],
      [
        'denied',
        1_079,
        'cormac',
        'Please read R2.4 again: your character values their life, whatever you think of your reflexes. A driver who has something to lose is a good start.',
      ],
    ],
  },
  {
    form: 'whitelist',
    by: 'theo',
    attempt: 2,
    answers: character(
      'Max Lindner',
      21,
      'Max drove in the junior cup until he put his mechanic’s brother into a wall. Nobody pressed charges. He doesn’t drive fast any more; he says that it is because of the petrol. The mechanic moved to Meridian, and Max has a year of letters that he hasn’t sent.',
      'He gives them the car. It takes him a day to notice that he is relieved.',
      { pace: 3 },
    ),
    answersBefore: character(
      'Max Lindner',
      21,
      'Max drove in the junior cup until an accident. He doesn’t drive fast any more. He comes to Meridian to start again, because his old mechanic lives there.',
      'He gives them the car and calls somebody to be picked up.',
      { pace: 3, wrong: { neutral: 'o2' } },
    ),
    course: [
      ['begun', 130],
      ['submitted', 126],
      ['review_started', 80, 'cormac'],
      ['changes_requested', 79, 'cormac', 'Much better. Tell us what happened with the mechanic.'],
      ['resubmitted', 20],
    ],
    assignee: 'cormac',
    notes: [['cormac', 79, 'Second attempt, and night and day compared to the first.']],
  },
  {
    form: 'whitelist',
    by: 'ada_f',
    attempt: 1,
    answers: { adult: true, played: 'no', name: 'Wren' },
    course: [
      ['begun', 2_080],
      ['expired', 640],
    ],
  },
  {
    form: 'whitelist',
    by: 'ada_f',
    attempt: 2,
    answers: character(
      'Wren Oakes',
      26,
      'Wren is new in the city and looks for a job and for friends. She likes animals and wants to work at the shelter if there is one.',
      'She is sad about it and goes home and the next day she goes to the police.',
      { wrong: { knowledge: 'o3', finish: 'o2' } },
    ),
    course: [
      ['begun', 70],
      ['submitted', 66],
      ['review_started', 33, 'staff'],
      [
        'denied',
        32,
        'staff',
        'We couldn’t see who Wren is. Give her something that she wants and something that she is afraid of, read R2.2 and R2.3 again, and come back: there is a shelter, and it needs people.',
      ],
    ],
    scores: [['staff', 33, { character: 2, losing: 3, rules: 2 }, 'Kind. Needs a second coat of paint.']],
  },
  {
    form: 'whitelist',
    by: 'member',
    answers: character(
      'Nell Harrow',
      36,
      'Nell mends nets and hears things. Her mother did both before her and told her which of the two feeds a family. She wants the shop on Pier 9, and for that she needs the man who owns it to owe her something.',
      'She knows one of them by his boots, says nothing, and charges him double until he dies.',
      { played: 'years', where: 'Harbour towns of all kinds' },
    ),
    course: [
      ['begun', 2_790],
      ['submitted', 2_780],
      ['review_started', 2_730, 'staff'],
      ['approved', 2_728, 'staff', 'Welcome to Meridian. Pier 9 has been waiting for you.'],
    ],
  },
  {
    form: 'whitelist',
    by: 'pavel',
    answers: FERRYMAN,
    course: [
      ['begun', 1_720],
      ['submitted', 1_715],
      ['review_started', 1_690, 'yuki_t'],
      ['approved', 1_689, 'yuki_t', 'Welcome to Meridian. The ferry leaves every twenty minutes.'],
    ],
  },
  {
    form: 'whitelist',
    by: 'odessa',
    answers: BAKER_SHORT,
    course: [
      ['begun', 150 + 1_900],
      ['submitted', 1_980],
      ['review_started', 1_960, 'cormac'],
      ['approved', 1_959, 'cormac', 'Welcome to Meridian.'],
    ],
  },
  {
    form: 'whitelist',
    by: 'greta',
    answers: BAKER_SHORT,
    course: [
      ['begun', 4_900],
      ['submitted', 4_890],
      ['review_started', 4_850, 'staff'],
      ['approved', 4_849, 'staff', 'Welcome to Meridian.'],
      ['revoked', 2_000, 'admin', 'R4.1: the harbour flat was sold for real money. Both sides go.'],
    ],
  },
  {
    form: 'whitelist',
    by: 'dmitri.v',
    answers: FERRYMAN,
    course: [
      ['begun', 3_800],
      ['submitted', 3_790],
      ['review_started', 3_760, 'yuki_t'],
      ['approved', 3_759, 'yuki_t', 'Welcome to Meridian.'],
      ['revoked', 400, 'cormac', 'R1.5: you told us that the second account wasn’t yours.'],
      [
        'appealed',
        20,
        null,
        'The second account is my brother’s, who plays from the same flat. He has written to you as well. I should have said so at once, and I am sorry that I didn’t.',
      ],
    ],
  },
];
