import type { CommunityEvent, EventCard, EventPlan, EventPlanCard } from '@boardwalk/contracts';

const HOUR_MS = 3_600_000;
export const at = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();
export const id = (last: number): string => `00000000-0000-4000-8000-00000000000${last}`;

export const NORA = { username: 'nora', fullName: 'Nora Quayle', avatarUrl: null };
export const MILO = { username: 'milo', fullName: 'Milo Anders', avatarUrl: null };

export const CARD: EventCard = {
  id: id(1),
  eventId: id(2),
  title: 'Night market on the quay',
  summary: 'Forty stalls, one band.',
  cover: null,
  category: 'market',
  state: 'published',
  startsAt: at(30),
  endsAt: at(33),
  zone: 'Europe/London',
  date: at(30).slice(0, 10),
  everyWeeks: null,
  weekly: false,
  demo: false,
  place: { district: 'lantern-quay', point: { x: 500, y: 300 }, name: 'Ferry hall' },
  hosts: [NORA],
  capacity: 50,
  going: 12,
  maybe: 3,
  waiting: 0,
  answersUntil: at(29),
  audience: 'everyone',
  answer: null,
  hosting: false,
};

const NOTHING_ALLOWED = {
  edit: false,
  submit: false,
  takeBack: false,
  publish: false,
  decline: false,
  cancel: false,
  host: false,
  stopHosting: false,
  remove: false,
  guests: false,
  memories: false,
  answer: false,
  leave: false,
  checkIn: false,
};

export const EVENT: CommunityEvent = {
  ...CARD,
  body: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Bring small change.' }] }],
  },
  audienceRoles: [],
  mine: null,
  series: [],
  repeat: null,
  cancelReason: null,
  note: '',
  checkIn: { opensAt: at(29), closesAt: at(33), code: null },
  attended: null,
  photos: [],
  recap: null,
  version: 3,
  createdAt: at(-90),
  updatedAt: at(-80),
  may: { ...NOTHING_ALLOWED, answer: true },
};

export const HOSTED: CommunityEvent = {
  ...EVENT,
  hosting: true,
  may: { ...NOTHING_ALLOWED, edit: true, cancel: true, guests: true, answer: true },
};

export const PLAN: EventPlan = {
  id: CARD.id,
  eventId: CARD.eventId,
  state: 'draft',
  version: 3,
  hosts: [NORA],
  invited: [],
  fields: {
    title: CARD.title,
    summary: CARD.summary,
    body: EVENT.body,
    cover: null,
    category: 'market',
    startsAt: '2027-03-02T19:30',
    zone: 'Europe/London',
    minutes: 120,
    repeat: null,
    place: CARD.place,
    hosts: ['nora'],
    capacity: 50,
    deadlineMinutes: 60,
    audience: { kind: 'everyone' },
  },
  dates: [
    {
      id: CARD.id,
      date: '2027-03-02',
      startsAt: '2027-03-02T19:30:00.000Z',
      endsAt: '2027-03-02T21:30:00.000Z',
      going: 0,
      maybe: 0,
    },
  ],
};

export const PLAN_CARD: EventPlanCard = {
  id: CARD.id,
  eventId: CARD.eventId,
  title: CARD.title,
  category: 'market',
  state: 'pending',
  startsAt: at(90),
  endsAt: at(92),
  zone: 'Europe/London',
  dates: 1,
  hosts: [NORA],
  note: '',
  updatedAt: at(-5),
  version: 3,
};
