import { bullets, h2, p, quote, steps, text } from '../rich-text-builders.ts';
import { type DemoEvent, PLACES } from './demo-event.ts';

/** What takes place in the streets, halls and courts. */
export const CITY_EVENTS: DemoEvent[] = [
  {
    title: 'Lantern night',
    summary: 'From the chapel to the water, with six hundred lanterns. Trams stop at eight.',
    ...{ category: 'party', cover: 'lantern-night', by: 'editor', hosts: ['leo_ruiz'] },
    ...{ day: 3, time: '20:00', minutes: 120, place: PLACES.chapel },
    ...{ state: 'published', going: 27, maybe: 8, named: { going: ['member'] } },
    body: text(
      p(
        'The Hill walks down to the harbour, as every winter since the great storm. If you have no lantern, take one at the chapel and bring it back in the morning.',
      ),
      h2('The route'),
      steps(
        'From the chapel, at eight, when the bell has finished.',
        'Down Reservoir Steps: children on the inside.',
        'Along Tidewater Street, past the courthouse, where the names are read.',
        'To the end of Pier 3. The ferry sounds her horn.',
      ),
    ),
  },
  {
    title: 'Dinner at the Salt Cellar',
    summary: 'Twelve chairs, seven courses, no menu. Let them choose.',
    ...{ category: 'party', cover: 'salt-cellar', by: 'thad', hosts: ['ottoline'] },
    ...{ day: 4, time: '19:30', minutes: 180, place: PLACES.saltCellar, capacity: 12 },
    ...{ state: 'published', going: 12, named: { waitlisted: ['mireille', 'member', 'pavel', 'josie_a'] } },
    body: text(
      p('The kitchen says nothing beforehand. Boots stay at the door since last year.'),
      quote('You eat what the boat brought, or you eat bread.'),
    ),
  },
  {
    title: 'The copper trial, second day',
    summary: 'The ladder is evidence now. Bring a coat, the hall isn’t heated.',
    ...{ category: 'court', cover: 'copper-trial', by: 'author', hosts: ['sabine_m'] },
    ...{ day: 1, time: '19:00', minutes: 150, place: PLACES.courthouse, capacity: 40 },
    ...{ state: 'published', going: 17, maybe: 5 },
    body: text(
      p(
        'Judge Marchetti hears the two witnesses from the roof. The public sits on the left; whoever speaks without being asked sits outside.',
      ),
      bullets(
        'Doors at half past six.',
        'No lamps brighter than a candle.',
        'The jury is chosen from those present.',
      ),
    ),
  },
  {
    title: 'Courthouse reopening',
    summary: 'Dry floors, a new clock, and the first ruling read out by the mayor.',
    ...{ category: 'court', cover: 'courthouse', by: 'editor' },
    ...{ day: -5, time: '11:00', minutes: 120, place: PLACES.courthouse, capacity: 80 },
    ...{ state: 'published', going: 26, maybe: 4, attended: 22 },
    photos: ['courthouse', 'harbour-clock', 'constabulary'],
    recap: 'Courthouse reopens after the flood',
    body: text(p('Fourteen months after the water stood at the third step, the doors open again.')),
  },
  {
    title: 'The Hill gets its lamps back',
    summary: 'Forty lamps, one switch, and an argument about who pulls it.',
    ...{ category: 'meeting', cover: 'hill-lamps', by: 'leo_ruiz' },
    ...{ day: -11, time: '18:30', minutes: 60, place: PLACES.chapel },
    ...{ state: 'published', going: 14, attended: 13, photos: ['hill-lamps', 'lamplighter'] },
    recap: 'Hill district gets its street lamps back',
    body: text(p('Meet at the chapel while it is still dark.')),
  },
  {
    title: 'In memory of Augustin Reyes',
    summary: 'He lit the lamps for forty years. One hour without any.',
    ...{ category: 'roleplay', cover: 'lamplighter', by: 'thad' },
    ...{ day: -19, time: '20:00', minutes: 60, place: PLACES.chapel },
    ...{ state: 'published', going: 19, attended: 17, photos: ['lamplighter'] },
    recap: 'Augustin Reyes, who lit the lamps',
    body: text(p('Come without a light. At nine the first lamp is lit by whoever knew him longest.')),
  },
  {
    title: 'City council, open session',
    summary: 'Tram fares, the second bridge, and what to do about the geese.',
    ...{ category: 'meeting', by: 'cormac', hosts: ['declan_f'] },
    ...{ day: 8, time: '18:00', minutes: 120, place: PLACES.courthouse, capacity: 40 },
    ...{ state: 'published', going: 11, maybe: 6 },
    body: text(p('Everybody may speak for three minutes. The bell is the ferry’s old one, and it is loud.')),
  },
  {
    title: 'The long con',
    summary: 'An evening of cards in character. Whoever cheats has to do it well.',
    ...{ category: 'roleplay', by: 'ottoline' },
    ...{ day: -4, time: '21:00', minutes: 180, weeks: 9, place: PLACES.ropewalk, capacity: 16 },
    ...{
      zone: 'America/New_York',
      audience: ['members'],
      state: 'published',
      going: 12,
      maybe: 3,
      attended: 10,
    },
    body: text(
      p(
        'A table, a lamp, and sixteen people who have met by chance. Out of character questions go to the host in writing.',
      ),
    ),
  },
  {
    title: 'Signal Heights charity run',
    summary: 'Up to the mast and down again, for the children’s ward.',
    ...{ category: 'charity', by: 'imani' },
    ...{ day: 12, time: '10:00', minutes: 120, place: PLACES.heights, capacity: 120, deadlineMinutes: 2_880 },
    ...{ state: 'published', going: 20, maybe: 11 },
    body: text(
      p('Two laps for those who train, one for everybody else. Numbers are handed out by the signal mast.'),
    ),
  },
];
