import type { DemoArticle } from '../article-rows.ts';
import { b, bullets, h2, h3, p, quote, steps, table, text } from '../rich-text-builders.ts';

export const DOCKS: DemoArticle[] = [
  {
    title: 'Dockers and shipowners sign until spring',
    summary: 'Nine hours, two broken chairs, one contract. The crane crews keep their tea break.',
    category: 'business',
    tags: ['docks', 'unions', 'contract'],
    cover: 'dockers',
    author: 'leo_ruiz',
    state: 'published',
    hoursAgo: 50,
    body: text(
      p(
        'They signed at ten past two in the morning, on the back of a bill of lading, because the clean copy had been sat on. The contract between the dockers and the shipowners of Meridian runs until the last day of April. Both sides call it a defeat, which is how you recognise a good one.',
      ),
      p(
        'The talks had begun at five in the afternoon in the seamen’s mission, with sandwiches. By seven the sandwiches were an item on the agenda. By nine a chair had gone; the second followed at midnight, when the owners read out their offer on night work for the third time without changing it.',
      ),
      h2('What is in it'),
      table(
        ['', 'Before', 'From Monday'],
        ['Hour on the crane', '24.50', '26.00'],
        ['Night work', 'plus 20 %', 'plus 30 %'],
        ['Tea break', '15 minutes', '15 minutes, in writing'],
        ['Gang on the ferry berth', '4', '5'],
        ['Notice of a late ship', 'none', 'two hours, or half a shift is paid'],
      ),
      p(
        'The tea break cost the most time. The owners did not want to end it; they wanted to be able to say when it begins. The crane crews pointed out that a load hangs until it is down, and that nobody in an office has ever been under one.',
      ),
      quote(
        'We keep the break. They keep the right to complain about it. I think that covers the last forty years as well.',
      ),
      p(
        'That was Rowan Ashdown for the crane crews. For the owners, Delphine Moreau said that the port can plan again until spring, and that the mission will be sent two chairs.',
      ),
      h2('What isn’t'),
      p(
        'The night ferry is not part of it. Her deckhands have a contract of their own, which ends in February, and have let it be known that they were taking notes.',
      ),
    ),
  },
  {
    title: 'Winter regatta: the programme',
    summary: 'Four races, one course, and where to stand if you want to see the turn without being in it.',
    category: 'events',
    tags: ['regatta', 'harbour', 'winter'],
    cover: 'regatta',
    author: 'oswin',
    state: 'published',
    hoursAgo: 26,
    body: text(
      p(
        'The winter regatta starts on Saturday at noon, from the ferry pier, in any weather but fog. In fog it starts when the far light can be seen, which last year was at four. Bring a coat and somebody who can swim.',
      ),
      h2('The races'),
      table(
        ['Start', 'Class', 'Course', 'Entries'],
        ['12:00', 'Dinghies', 'Pier 3, far light, Pier 3', '14'],
        ['12:45', 'Working boats under sail', 'the same, twice', '6'],
        ['13:45', 'Anything that floats', 'across and back', '9 so far'],
        ['15:00', 'Tugs, backwards', 'once round the mole', '3'],
      ),
      p(
        'Entries for the third race are open until the gun. The rule is the old one: it must have been built in Meridian, by the people in it, for less than two hundred dollars. The bathtub from last year has been repaired.',
      ),
      h2('Where to stand'),
      bullets(
        [b('The mole'), ' for the turn. Behind the yellow line: the swell comes over without asking.'],
        [b('The Promenade'), ' for the finish, and for soup.'],
        [b('The roof of the ice works'), ' for the whole course. Forty places, first come; ask for Fern.'],
      ),
      h3('For those who sail'),
      steps(
        'Sign the list in the harbour office before eleven.',
        'Wear the vest that is handed out there. Nobody without one gets a start.',
        'If you go over, stay with the boat. The tug comes to the boat, not to you.',
      ),
      p(
        'The prize is the brass lantern and a dinner at the Salt Cellar, which has asked that this year’s winners take their boots off.',
      ),
    ),
  },
  {
    title: 'Lantern night: the route and what is closed',
    summary: 'From the chapel to the water, with six hundred lanterns. Trams stop at eight.',
    category: 'events',
    tags: ['lantern night', 'hill district', 'harbour'],
    cover: 'lantern-night',
    author: 'editor',
    state: 'scheduled',
    hoursAgo: -74,
    body: text(
      p(
        'On lantern night the Hill walks down to the harbour. It has done so every winter since the great storm, when the lamps failed and the boats were brought in by people who stood along the streets with whatever burned. This year six hundred lanterns have been made; if you have none, take one at the chapel and bring it back in the morning.',
      ),
      h2('The route'),
      steps(
        'From the chapel, at eight, when the bell has finished.',
        'Down Reservoir Steps. They are steep and will be dark: children on the inside.',
        'Along Tidewater Street, past the courthouse, where Judge Marchetti reads the names.',
        'To the end of Pier 3. The ferry sounds her horn, and everybody goes home or doesn’t.',
      ),
      h2('What is closed'),
      bullets(
        'The tram between Chapel and Promenade, from eight to half past nine.',
        'Tidewater Street for everything on wheels, the constabulary included.',
        'Pier 3, except for those who carry a light.',
      ),
      p(
        'The ferry at half past eight waits until the last lantern is on the pier. This is the only night of the year on which she is allowed to be late.',
      ),
    ),
  },
];
