import { p, text } from '../rich-text-builders.ts';
import { type DemoEvent, PLACES } from './demo-event.ts';

/** What the people who run the server do, and what still waits for a decision. */
export const SERVER_EVENTS: DemoEvent[] = [
  {
    title: 'Open interview hour',
    summary: 'Questions about your application, answered by those who read it.',
    ...{ category: 'meeting', cover: 'application-desk', by: 'yuki_t', hosts: ['helper'] },
    ...{ day: -13, time: '19:00', minutes: 60, weeks: 12, place: PLACES.radio, audience: ['members'] },
    ...{ state: 'published', going: 5, maybe: 3, attended: 4 },
    body: text(p('Bring a character, not a build. Nobody is asked for their papers here.')),
  },
  {
    title: 'Team meeting',
    summary: 'What waits in the inbox, and who takes it.',
    ...{ category: 'meeting', by: 'staff', hosts: ['admin'] },
    ...{ day: -9, time: '20:00', minutes: 60, weeks: 16, interval: 2, place: PLACES.radio },
    ...{
      audience: ['ADMIN', 'STAFF'],
      state: 'published',
      named: { going: ['cormac', 'yuki_t', 'halina.b'] },
    },
    body: text(p('For the team. Minutes are kept by whoever comes last.')),
  },
  {
    title: 'Dispatch training',
    summary: 'Plain words on the radio, and where the tram really stops.',
    ...{ category: 'training', cover: 'constabulary', by: 'halina.b' },
    ...{ day: 6, time: '18:30', minutes: 90, place: PLACES.radio, capacity: 12, audience: ['WHITELISTED'] },
    ...{ zone: 'Europe/Warsaw', state: 'published', going: 8, maybe: 1 },
    body: text(p('For everybody who may join the server. You leave with a call sign.')),
  },
  {
    title: 'The quiet character',
    summary: 'A workshop about saying less and being remembered for it.',
    ...{ category: 'roleplay', by: 'solange', hosts: ['helper'] },
    ...{ day: 7, time: '19:00', minutes: 120, place: PLACES.ropewalk, capacity: 15, audience: ['members'] },
    ...{ zone: 'America/Toronto', state: 'published', going: 9, maybe: 4 },
    body: text(p('Two scenes, twice each: once with words and once almost without.')),
  },
  {
    title: 'Rooftop cinema on the ice works',
    summary: 'One film about the sea, forty seats, blankets.',
    ...{ category: 'party', by: 'fern', hosts: ['casper'] },
    ...{ day: 10, time: '21:00', minutes: 150, place: PLACES.iceWorks, capacity: 40 },
    ...{ state: 'pending', submittedHoursAgo: 5 },
    body: text(p('The projector is borrowed from the chapel. In rain we watch the rain.')),
  },
  {
    title: 'Casting call: a film about the ferry',
    summary: 'Deckhands, passengers, and one very patient seagull.',
    ...{ category: 'roleplay', by: 'delphine' },
    ...{ day: 14, time: '16:00', minutes: 240, place: PLACES.promenade },
    ...{ state: 'pending', submittedHoursAgo: 55 },
    body: text(p('No lines to learn. Come as whoever you would be on the last boat home.')),
  },
  {
    title: 'Fireworks over Gannet Island',
    summary: 'Twenty minutes, seen from everywhere.',
    ...{ category: 'party', by: 'jasper.n' },
    ...{ day: 20, time: '22:00', minutes: 60, place: PLACES.lighthouse, state: 'draft' },
    note: 'The gannets nest until spring, and the keeper would have our heads. Could it be lanterns on the water instead?',
    body: text(p('Barges leave from Pier 3 at nine.')),
  },
  {
    title: 'Knot night',
    summary: 'Eight knots in one evening, and the story of each.',
    ...{ category: 'training', by: 'member' },
    ...{ day: 16, time: '19:00', minutes: 90, place: PLACES.pier9, capacity: 14, state: 'draft' },
    body: text(p('Still to find out: whether the stove can be lit on a Thursday.')),
  },
  {
    title: 'Open day at the Courier',
    summary: 'See how a paper is made, and who spells your name.',
    ...{ category: 'meeting', by: 'editor' },
    ...{ day: 24, time: '14:00', minutes: 180, place: PLACES.promenade, state: 'draft' },
    body: text(p('Tours each half hour. The front page is still not for sale.')),
  },
];
