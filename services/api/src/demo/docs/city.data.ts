import { CITY_DISTRICTS, type CityDistrict, DISTRICT_NAMES } from '@boardwalk/contracts';
import type { DemoDoc } from '../doc-rows.ts';
import { b, bullets, code, h2, i, link, p, table, text } from '../rich-text-builders.ts';

/** What each district is known for, and its rents. */
const KNOWN_FOR: Record<CityDistrict, readonly [string, string]> = {
  'lantern-quay': ['Lamps, the band, pickpockets', 'High'],
  'old-exchange': ['The court, banks, lawyers at lunch', 'High'],
  'cable-hill': ['The cable car, the chapel, stairs', 'Fair'],
  saltworks: ['Garages, the swing bridge, noise', 'Low'],
  'signal-heights': ['Views, dogs, old money', 'Too high'],
  tidewater: ['Moorings, fish, wet floors', 'Fair'],
  ropewalk: ['Rooms by the week, soup', 'Low'],
  'gannet-island': ['Ferry, lighthouse, smugglers’ grandchildren', 'By arrangement'],
};

export const CITY: DemoDoc = {
  slug: 'city-guide',
  title: 'City guide',
  summary: 'Getting about, finding work and a place to live.',
  body: text(
    p(
      'Meridian lies between the hills and the harbour, and is older on the water side. Everything that was ever important here came by boat.',
    ),
    h2('Getting about'),
    bullets(
      [b('Ferry: '), 'Pier 3 to the islands, on the half hour until 01:30.'],
      [
        b('Tram: '),
        'line 1 along the Promenade, line 2 up to the Heights. It stops when the driver is asleep.',
      ],
      [b('Taxi: '), 'call 4 4 4. There are rarely more than three.'],
    ),
  ),
  children: [
    {
      slug: 'districts',
      title: 'Districts',
      summary: 'The eight districts: what each is known for, and where to begin.',
      body: text(
        table(
          ['District', 'Known for', 'Rent'],
          ...CITY_DISTRICTS.map((district) => [DISTRICT_NAMES[district], ...KNOWN_FOR[district]]),
        ),
        h2('Where to begin'),
        p(
          'Most people start in the Ropewalk, because everybody passes through it and the walls are thin. ',
          i('You will hear things.'),
        ),
      ),
    },
    {
      slug: 'work',
      title: 'Work',
      summary: 'Jobs by the night and by appointment, and who hires.',
      body: text(
        p('No job in Meridian needs you to press one key for an hour. Each needs at least one other person.'),
        h2('Paid by the night'),
        bullets(
          'Docks: load and unload, with a foreman who is somebody.',
          'Courier: letters and parcels, most of them legal.',
          'Tram: one drives, one sells tickets and hears everything.',
        ),
        h2('By appointment'),
        bullets(
          'Police, fire brigade and St Brendan’s hire on the first Sunday of the month.',
          [
            'The paper looks for people who can spell: see ',
            link('Writing for the paper', '/docs/writing-for-the-paper'),
            '.',
          ],
          'The court needs jurors, always.',
        ),
      ),
    },
    {
      slug: 'the-court',
      title: 'The court',
      summary: 'How a case comes before the court, and what it can do.',
      body: text(
        p(
          'The court sits on Tuesdays and Fridays at nine in the evening, city time. Judge Marchetti presides, in whatever shoes the weather asks for.',
        ),
        h2('Bringing a case'),
        p(
          'Write what happened, who did it and what you want. Pay the fee of 50 at the counter. You get a date within two weeks.',
        ),
        h2('What it can do'),
        table(
          ['Case', 'Most that it can order'],
          ['Small claims', '5,000 and an apology in public'],
          ['Contracts', 'What was signed, and the costs'],
          ['Crimes', 'Ten nights in the Saltworks gaol'],
        ),
        p(
          'A judgment is a thing of the city. Whether a rule of the server was broken is decided by staff, not here.',
        ),
      ),
    },
    {
      slug: 'writing-for-the-paper',
      title: 'Writing for the paper',
      summary: 'What the Meridian paper prints, and how to send it.',
      body: text(
        p(
          'The paper prints what happened in the city, under the name of the character who saw it. Authors send their articles in; an editor reads them and sets the day.',
        ),
        h2('What an editor looks for'),
        bullets(
          'Something happened, and somebody said something about it.',
          'Two sides, or a reason why there is only one.',
          'A first sentence that could stand alone.',
        ),
        h2('Shorthand'),
        p('The editor takes these at the beginning of a line:'),
        code('markdown', '## A heading\n- a list\n1. a numbered list\n> somebody’s words\n```\ncode\n```'),
      ),
    },
    {
      slug: 'harbour-regulations',
      title: 'Harbour regulations',
      summary: 'Moorings, cargo and speed limits on the water.',
      published: false,
      body: text(
        p(
          'To be agreed with the harbour master. Berths, speeds, lights, and who pays when the swing bridge doesn’t.',
        ),
      ),
    },
  ],
};
