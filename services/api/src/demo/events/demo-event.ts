import type { CityDistrict, EventCategory, EventPlanState, RichText } from '@boardwalk/contracts';

/** An event of the demo community. Days count from the day of seeding. */
export interface DemoEvent {
  title: string;
  summary: string;
  category: EventCategory;
  body: RichText;
  /** The name of a cover in the artwork: one that an article has too. */
  cover?: string;
  /** Who made it. */
  by: string;
  /** Who hosts it with them. */
  hosts?: string[];
  /** The first date, in days from today; negative for the past. */
  day: number;
  /** A wall clock time in the zone. */
  time: string;
  /** Instead of day and time, for what goes on now. */
  beganMinutesAgo?: number;
  zone?: string;
  minutes: number;
  /** For how many weeks it repeats, on the weekday of its first date. */
  weeks?: number;
  /** 2 is each other week. */
  interval?: number;
  place: DemoPlace;
  capacity?: number;
  deadlineMinutes?: number;
  /** `everyone` unless told; `members`, or roles. */
  audience?: string[];
  state: EventPlanState;
  /** How many of the residents go and may come, to each date; for those named it is told by itself. */
  going?: number;
  maybe?: number;
  /** Who goes, waits, or may come for certain, to the next date. */
  named?: { going?: string[]; waitlisted?: string[]; maybe?: string[] };
  /** How many of those who went were noted. */
  attended?: number;
  /** Photos, by the names of covers. */
  photos?: string[];
  /** The title of the article that tells of it. */
  recap?: string;
  cancelReason?: string;
  note?: string;
  /** When it was proposed. */
  submittedHoursAgo?: number;
}

export interface DemoPlace {
  district: CityDistrict | null;
  point: { x: number; y: number } | null;
  name: string;
}

/** Places of the city, where its map has them. */
export const PLACES = {
  pier3: { district: 'lantern-quay', point: { x: 512, y: 352 }, name: 'Pier 3' },
  promenade: { district: 'lantern-quay', point: { x: 610, y: 300 }, name: 'The Promenade' },
  pier9: { district: 'ropewalk', point: { x: 895, y: 700 }, name: 'Pier 9' },
  ropewalk: { district: 'ropewalk', point: { x: 1_040, y: 640 }, name: 'The old rope loft' },
  iceWorks: { district: 'saltworks', point: { x: 246, y: 410 }, name: 'The ice works' },
  chapel: { district: 'cable-hill', point: { x: 196, y: 118 }, name: 'The chapel on the hill' },
  courthouse: { district: 'old-exchange', point: { x: 560, y: 110 }, name: 'The courthouse, hall 2' },
  saltCellar: { district: 'tidewater', point: { x: 940, y: 360 }, name: 'The Salt Cellar' },
  harbourOffice: { district: 'tidewater', point: { x: 880, y: 300 }, name: 'The harbour office' },
  heights: { district: 'signal-heights', point: { x: 962, y: 90 }, name: 'The signal mast' },
  lighthouse: { district: 'gannet-island', point: { x: 404, y: 664 }, name: 'The lighthouse' },
  radio: { district: null, point: null, name: 'Radio channel 4' },
} as const satisfies Record<string, DemoPlace>;
