import { BAKER_SHORT, character, FERRYMAN } from './characters.data.ts';
import type { DemoApplication } from './demo-application.ts';

/** Applications that nobody has decided about yet. */
export const WAITING_APPLICATIONS: DemoApplication[] = [
  {
    form: 'whitelist',
    by: 'clem',
    answers: { adult: true, played: 'some', name: 'Opal Finch', age: 33, story: 'Opal left the circus with' },
    course: [['begun', 7]],
  },
  {
    form: 'whitelist',
    by: 'ruben',
    answers: FERRYMAN,
    course: [
      ['begun', 30],
      ['submitted', 13],
    ],
  },
  {
    form: 'whitelist',
    by: 'idris',
    assignee: 'staff',
    answers: character(
      'Marcus Bell',
      24,
      'Marcus drove deliveries until the firm went under owing him four months. He comes to Meridian with a van that isn’t quite paid for, a sister who thinks that he has a job, and a plan to have one by the time she visits.',
      'He hands over the keys, because a van can be bought again. Then he walks to the harbour office and asks how somebody reports a thing like that here, and what it costs.',
      { played: 'years', where: 'Two servers that have closed since', pace: 4, wrong: { crew: 'o2' } },
    ),
    course: [
      ['begun', 49],
      ['submitted', 41],
    ],
  },
  {
    form: 'whitelist',
    by: 'bea_cardoso',
    answers: character(
      'Inês Prado',
      58,
      'Inês kept the books of a shipping company and knows where every one of its boats really went. She was paid to forget it. Now the money is gone, the company is not, and Meridian is the one harbour that it doesn’t use.',
      'She lets them have the handbag. The ledger is in the lining of her coat, and she doesn’t run, because women of her age who run are remembered.',
      { played: 'some', where: 'Tabletop, mostly', pace: 3 },
    ),
    course: [
      ['begun', 120],
      ['submitted', 91],
      ['review_started', 3, 'yuki_t'],
    ],
    notes: [
      ['yuki_t', 3, 'Best opening line of the month. I’d like to hear her talk before we decide.'],
      ['cormac', 2, 'Agreed. Ask what she does when the company does come to town.'],
    ],
    scores: [
      ['yuki_t', 3, { character: 5, losing: 4, rules: 5 }, 'Quiet, and full of doors.'],
      ['helper', 2, { character: 5, losing: 5, rules: 4 }, 'Would sit on a bench with her.'],
    ],
  },
  {
    form: 'whitelist',
    by: 'finn.oleary',
    answers: character(
      'Dara Quill',
      30,
      'Dara counts cards and has been asked to leave three casinos and one wedding. A friend says that the tables on Pier 9 don’t ask for names. The friend is wrong about most things, but the ferry ticket was paid for.',
      'Dara would rather lose the money than the fingers. The story of it gets longer each time it is told.',
      { played: 'some', where: 'A small server among friends', pace: 5 },
    ),
    course: [
      ['begun', 150],
      ['submitted', 140],
      ['review_started', 60, 'yuki_t'],
      ['interview_offered', 58, 'yuki_t'],
      ['interview_booked', 50],
    ],
    messages: [
      ['yuki_t', 58, 'We’d like to meet Dara. Pick an hour that suits you; it takes about twenty minutes.'],
      [null, 50, 'Booked! Do I come as me or as Dara?'],
      ['yuki_t', 49, 'As you. Dara can come along for the last five minutes.'],
    ],
    scores: [['yuki_t', 58, { character: 4, losing: 4, rules: 4 }, 'Fun, and knows how to lose.']],
    interview: { with: 'yuki_t', inHours: 26, place: 'Voice channel “Ferry office”' },
  },
  {
    form: 'whitelist',
    by: 'marisol',
    answers: BAKER_SHORT,
    answersBefore: BAKER_SHORT,
    course: [
      ['begun', 100],
      ['submitted', 88],
      ['review_started', 44, 'staff'],
      [
        'changes_requested',
        43,
        'staff',
        'We like Lotte, and we’d like to know her better: what has she left behind? And please read R2.3 once more.',
      ],
    ],
    notes: [['staff', 43, 'Nice idea, thin. One more round will do it.']],
  },
];
