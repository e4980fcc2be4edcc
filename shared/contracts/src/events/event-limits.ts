// Without schemas, for pages too.

/** What an event is, above all else. */
export const EVENT_CATEGORIES = [
  'race',
  'market',
  'party',
  'court',
  'roleplay',
  'meeting',
  'training',
  'charity',
] as const;
export type EventCategory = (typeof EVENT_CATEGORIES)[number];

/** Lengths in characters, numbers of things, and times in minutes. */
export const EVENT_LIMITS = {
  titleMin: 3,
  title: 120,
  summary: 255,
  body: 20_000,
  alt: 300,
  place: 120,
  hosts: 8,
  capacity: 5_000,
  /** The most weeks between two dates of a repeat: 1 is each week. */
  interval: 4,
  /** The most dates of a series. */
  dates: 104,
  minutesMin: 15,
  minutes: 4_320,
  /** How long before the start answers can end. */
  deadline: 43_200,
  audienceRoles: 10,
  note: 1_000,
  reason: 500,
  message: 500,
  /** Messages to the guests of a date within 24 hours. */
  messagesADay: 5,
  photos: 24,
  /** Drafts and proposals of somebody who can't publish. */
  proposals: 20,
  /** Other dates of a series that a page shows. */
  series: 12,
} as const;

/** The longest window of the list that is answered at once, in days: a month's grid is 42. */
export const EVENT_WINDOW_DAYS = 62;

/** The districts of the drawn city, by the ids that its map gives them. */
export const CITY_DISTRICTS = [
  'lantern-quay',
  'old-exchange',
  'cable-hill',
  'saltworks',
  'signal-heights',
  'tidewater',
  'ropewalk',
  'gannet-island',
] as const;
export type CityDistrict = (typeof CITY_DISTRICTS)[number];

/** What people call the districts: on the map, in the docs, in the market. */
export const DISTRICT_NAMES: Record<CityDistrict, string> = {
  'lantern-quay': 'Lantern Quay',
  'old-exchange': 'Old Exchange',
  'cable-hill': 'Cable Hill',
  saltworks: 'Saltworks',
  'signal-heights': 'Signal Heights',
  tidewater: 'Tidewater',
  ropewalk: 'Ropewalk',
  'gannet-island': 'Gannet Island',
};

/** The units in which the map of the city is drawn. */
export const CITY_SIZE = { width: 1_200, height: 800 } as const;

/** What a guest says. */
export const EVENT_ANSWERS = ['going', 'maybe', 'declined'] as const;
export type EventAnswer = (typeof EVENT_ANSWERS)[number];
/** What follows: who says `going` when there is no room waits in a line. */
export const RSVP_STATUSES = [...EVENT_ANSWERS, 'waitlisted'] as const;
export type RsvpStatus = (typeof RSVP_STATUSES)[number];
/** The guests whom a message can be for. */
export const MESSAGE_RECEIVERS = ['going', 'maybe', 'waitlisted'] as const;

/** Which dates of a series a change is for: this one, this and all later ones, or all that aren't over. */
export const EVENT_SCOPES = ['this', 'following', 'all'] as const;
export type EventScope = (typeof EVENT_SCOPES)[number];

/** How long before the start guests can check in, in minutes. It ends with the event. */
export const CHECK_IN_MINUTES = 60;
/** Signs of a check-in code. Signs that look like others are left out. */
export const CHECK_IN_CODE = /^[A-HJ-NP-Z2-9]{6}$/;
/** How long before the start guests are reminded, in minutes. */
export const REMINDER_MINUTES = { day: 1_440, hour: 60 } as const;
export type ReminderKind = keyof typeof REMINDER_MINUTES;
