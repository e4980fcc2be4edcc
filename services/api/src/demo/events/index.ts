import { CITY_EVENTS } from './city.data.ts';
import type { DemoEvent } from './demo-event.ts';
import { HARBOUR_EVENTS } from './harbour.data.ts';
import { SERVER_EVENTS } from './server.data.ts';

/** A season of the demo community about the day on which it is seeded. */
export const EVENTS: DemoEvent[] = [...HARBOUR_EVENTS, ...CITY_EVENTS, ...SERVER_EVENTS];
