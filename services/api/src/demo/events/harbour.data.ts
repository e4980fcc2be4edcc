import { b, bullets, h2, p, quote, steps, text } from '../rich-text-builders.ts';
import { type DemoEvent, PLACES } from './demo-event.ts';

/** What takes place on and by the water. */
export const HARBOUR_EVENTS: DemoEvent[] = [
  {
    title: 'Winter regatta',
    summary: 'Four races from the ferry pier, in any weather but fog. The bathtub has been repaired.',
    ...{ category: 'race', cover: 'regatta', by: 'oswin', hosts: ['fern'] },
    ...{ day: 5, time: '12:00', minutes: 240, place: PLACES.pier3, capacity: 60, deadlineMinutes: 720 },
    ...{ state: 'published', going: 24, maybe: 7 },
    body: text(
      p(
        'Four races, one course. In fog it starts when the far light can be seen, which last year was at four.',
      ),
      h2('For those who sail'),
      steps(
        'Sign the list in the harbour office before eleven.',
        'Wear the vest that is handed out there. Nobody without one gets a start.',
        'If you go over, stay with the boat. The tug comes to the boat, not to you.',
      ),
      h2('For those who watch'),
      bullets(
        [b('The mole'), ' for the turn. Behind the yellow line.'],
        [b('The Promenade'), ' for the finish, and for soup.'],
      ),
    ),
  },
  {
    title: 'Thursday tug race',
    summary: 'Once round the mole, backwards. The slower engine starts first.',
    ...{ category: 'race', by: 'streamer', hosts: ['evander'] },
    ...{ day: -20, time: '20:30', minutes: 90, weeks: 12, place: PLACES.pier9, capacity: 8 },
    ...{ state: 'published', going: 6, maybe: 2, attended: 5 },
    body: text(
      p(
        'Bring your own tug or ask for a place on the Little Constance. Handicaps are read out at the start and argued about afterwards.',
      ),
    ),
  },
  {
    title: 'Net-mending for beginners',
    summary: 'Two hours, one hole each. Twine and tea are there; patience you bring.',
    ...{ category: 'training', cover: 'pier-nine', by: 'member' },
    ...{ day: 2, time: '15:00', minutes: 120, weeks: 8, interval: 2, place: PLACES.pier9, capacity: 10 },
    ...{ state: 'published', going: 7, maybe: 2 },
    body: text(
      p(
        'Nora Halloran shows how it is done in the shop on Pier 9. You sit between the stove and the door and mend one hole until it is a net again.',
      ),
      quote('If it holds a herring, you may come again. If it doesn’t, you have to.'),
    ),
  },
  {
    title: 'Night market on the Promenade',
    summary: 'Sixty stalls between the tram stop and the water, until the lamps go out.',
    ...{ category: 'market', cover: 'harbour-clock', by: 'amara', hosts: ['luz'] },
    ...{ day: 0, time: '19:00', beganMinutesAgo: 45, minutes: 240, place: PLACES.promenade },
    ...{ state: 'published', going: 18, maybe: 6, attended: 11 },
    body: text(
      p(
        'Fried fish, second-hand coats, three fortune tellers who disagree. Stalls are given out at the clock; who sells is back before the second bell.',
      ),
      bullets(
        'Money: cash, and the harbour’s own tokens.',
        'Weapons: none. The constabulary looks in every bag.',
      ),
    ),
  },
  {
    title: 'Pier 9 flea market',
    summary: 'Whatever fell off the back of a barge, with its papers or without.',
    ...{ category: 'market', by: 'zadie', hosts: ['imani'] },
    ...{ day: -12, time: '10:00', minutes: 300, weeks: 10, place: PLACES.pier9 },
    ...{ state: 'published', going: 9, maybe: 4, attended: 8 },
    body: text(p('Each week by the old crane. Tables are free for residents of the Ropewalk.')),
  },
  {
    title: 'Storm drill',
    summary: 'Sirens, sandbags, and who stands where when the water comes over.',
    ...{ category: 'training', by: 'rowan' },
    ...{ day: 1, time: '18:00', minutes: 60, place: PLACES.harbourOffice, capacity: 30 },
    ...{ state: 'cancelled', going: 8, maybe: 2 },
    cancelReason: 'The harbour office has a real storm on its hands. We meet again next week.',
    body: text(p('One hour for everybody who lives below the tramline.')),
  },
  {
    title: 'New year’s swim',
    summary: 'From Pier 3 to the ladder, forty metres. The water has four degrees.',
    ...{ category: 'charity', by: 'roscoe' },
    ...{ day: 38, time: '12:00', minutes: 90, place: PLACES.pier3, capacity: 100 },
    ...{ state: 'published', going: 5, maybe: 9 },
    body: text(
      p(
        'Each metre brings a dollar for the seamen’s mission. There is soup, and a doctor who looks unhappy.',
      ),
    ),
  },
  {
    title: 'Soup for the docks',
    summary: 'The strike is over and the kettles are still hot.',
    ...{ category: 'charity', cover: 'dockers', by: 'leo_ruiz' },
    ...{ day: -3, time: '17:00', minutes: 180, place: PLACES.iceWorks },
    ...{ state: 'published', going: 16, attended: 14, photos: ['dockers', 'night-ferry'] },
    recap: 'Dockers and shipowners sign until spring',
    body: text(
      p('Three kettles, two hundred bowls, and the contract read out from the back of a bill of lading.'),
    ),
  },
  {
    title: 'A night at the lighthouse',
    summary: 'The far light turns a hundred. The keeper tells what it has seen.',
    ...{ category: 'party', cover: 'night-ferry', by: 'kiri.matiu' },
    ...{ day: 9, time: '21:00', minutes: 150, place: PLACES.lighthouse, capacity: 25, audience: ['members'] },
    ...{ state: 'published', going: 15, maybe: 5 },
    body: text(
      p(
        'The ferry leaves at half past eight and comes back when the oil is burnt. Wear something that may smell of it.',
      ),
    ),
  },
];
