// Without schemas, because pages import it.

/** Main categories of events. */
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

/** Lengths in characters, counts, and times in minutes. */
export const EVENT_LIMITS = {
  titleMin: 3,
  title: 120,
  summary: 255,
  body: 20_000,
  alt: 300,
  place: 120,
  hosts: 8,
  capacity: 5_000,
  /** Maximum weeks between two dates of a repetition: 1 is every week. */
  interval: 4,
  /** Maximum number of dates of a series. */
  dates: 104,
  minutesMin: 15,
  minutes: 4_320,
  /** Maximum time before the start at which responses close. */
  deadline: 43_200,
  audienceRoles: 10,
  note: 1_000,
  reason: 500,
  message: 500,
  /** Messages to the guests of a date within 24 hours. */
  messagesADay: 5,
  photos: 24,
  /** Drafts and proposals of a member who can't publish. */
  proposals: 20,
  /** Number of other dates of a series shown on a page. */
  series: 12,
} as const;

/** Maximum window of a list request, in days: a month's grid has 42. */
export const EVENT_WINDOW_DAYS = 62;

/** Districts of the city, by their ids on the map. */
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

/** Display names of the districts: on the map, in the docs, in the market. */
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

/** Size of the city map, in its units. */
export const CITY_SIZE = { width: 1_200, height: 800 } as const;

/** Responses of a guest. */
export const EVENT_ANSWERS = ['going', 'maybe', 'declined'] as const;
export type EventAnswer = (typeof EVENT_ANSWERS)[number];
/** Resulting statuses: `going` without a free place becomes `waitlisted`. */
export const RSVP_STATUSES = [...EVENT_ANSWERS, 'waitlisted'] as const;
export type RsvpStatus = (typeof RSVP_STATUSES)[number];
/** Guests that a message can be sent to. */
export const MESSAGE_RECEIVERS = ['going', 'maybe', 'waitlisted'] as const;

/** Dates of a series that a change applies to: this one, this and all later ones, or all that aren't over. */
export const EVENT_SCOPES = ['this', 'following', 'all'] as const;
export type EventScope = (typeof EVENT_SCOPES)[number];

/** Minutes before the start at which check-in opens. It closes at the end of the event. */
export const CHECK_IN_MINUTES = 60;
/** Pattern of a check-in code. Excludes characters that are easily confused. */
export const CHECK_IN_CODE = /^[A-HJ-NP-Z2-9]{6}$/;
/** Minutes before the start at which guests are reminded. */
export const REMINDER_MINUTES = { day: 1_440, hour: 60 } as const;
export type ReminderKind = keyof typeof REMINDER_MINUTES;
