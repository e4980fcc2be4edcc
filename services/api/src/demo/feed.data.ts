import type { FeedItem } from '@boardwalk/contracts';

interface DemoFeedItem {
  kind: FeedItem['kind'];
  title: string;
  body: string;
  href: string | null;
  author: string;
  hoursAgo: number;
  pinSlot?: 1 | 2 | 3;
}

export const FEED: DemoFeedItem[] = [
  {
    kind: 'post',
    title: 'Winter timetable for the ferry',
    body: 'From Monday the Meridian Queen leaves Pier 3 on the half hour until 01:30. The deckhands’ union asks that you stop parking boats in her berth. So does the harbour master, with a boot.',
    href: null,
    author: 'owner',
    hoursAgo: 310,
    pinSlot: 1,
  },
  {
    kind: 'post',
    title: 'Before you apply: three things we look for',
    body: 'A character who wants something, a flaw that costs them something, and a reason to need other people. Nobody was ever turned down for a short application that had all three.',
    href: '/forms/application',
    author: 'staff',
    hoursAgo: 520,
    pinSlot: 2,
  },
  {
    kind: 'post',
    title: 'The swing bridge stays shut tonight',
    body: 'City works found a crack in the east bearing. Lorries go round by Saltworks Road until the engineers (three of you, please, and bring the crane) have signed it off in character.',
    href: null,
    author: 'admin',
    hoursAgo: 5,
  },
  {
    kind: 'news',
    title: 'Courthouse reopens after the flood',
    body: 'Judge Marchetti took her seat at nine sharp, in rubber boots. Eleven cases were called, four settled in the corridor, and one defendant was fined for dripping.',
    href: '/news/courthouse-reopens-after-the-flood',
    author: 'author',
    hoursAgo: 9,
  },
  {
    kind: 'stream',
    title: 'Night shift on the tugs',
    body: 'Dex takes the Little Constance out at ten with a crew that has never moored anything. Bring snacks; there will be paint missing by midnight.',
    href: '/streaming',
    author: 'streamer',
    hoursAgo: 12,
  },
  {
    kind: 'event',
    title: 'Lantern market on the Promenade',
    body: 'Forty stalls, one brass band and a licensing inspector in plain clothes. Stallholders set up from seven; tell Priya if you need a pitch with power.',
    href: '/events',
    author: 'helper',
    hoursAgo: 26,
  },
  {
    kind: 'post',
    title: 'Found: one accordion, Tram 4',
    body: 'Left on the back seat after the last run. It has been played since, badly. Collect it from the depot before the drivers form a band.',
    href: null,
    author: 'mina.s',
    hoursAgo: 31,
  },
  {
    kind: 'news',
    title: 'Dockers and shipowners sign until spring',
    body: 'After nine hours and two broken chairs there is a contract. The crane crews keep their tea break; the owners keep the right to complain about it.',
    href: '/news/dockers-and-shipowners-sign-until-spring',
    author: 'leo_ruiz',
    hoursAgo: 50,
  },
  {
    kind: 'post',
    title: 'Rule of the week: leave people a way out',
    body: 'Three reports this week were really one: a scene with no exit. If the other side can only lose, slow down and give them a door. You will get a better story for it.',
    href: '/docs',
    author: 'moderator',
    hoursAgo: 76,
  },
  {
    kind: 'event',
    title: 'Open interviews, Saturday at 18:00',
    body: 'Six slots, twenty minutes each, in the old customs house voice room. Listeners are welcome if they keep their microphones shut.',
    href: '/events',
    author: 'yuki_t',
    hoursAgo: 98,
  },
  {
    kind: 'stream',
    title: 'Roscoe reopens the diner, third attempt',
    body: 'New health certificate, same fryer. The inspector has promised to watch the stream rather than come near the kitchen again.',
    href: '/streaming',
    author: 'roscoe',
    hoursAgo: 120,
  },
  {
    kind: 'post',
    title: 'Thank you, dispatch',
    body: 'Forty-one calls in the storm, one voice, no one left in the water. Halina, the whole harbour owes you a coffee. We have opened a tab.',
    href: null,
    author: 'sabine_m',
    hoursAgo: 171,
  },
  {
    kind: 'news',
    title: 'Hill district gets its street lamps back',
    body: 'Copper thieves left the upper terraces dark for a fortnight. The lamps came on at dusk yesterday, to applause from the balconies and one slow clap from the constabulary.',
    href: '/news/hill-district-gets-its-street-lamps-back',
    author: 'editor',
    hoursAgo: 226,
  },
  {
    kind: 'event',
    title: 'Regatta, second heat',
    body: 'The first heat ended with five boats, two finishers and a goose. Skippers meet at the yacht club on Sunday; lifejackets are no longer optional.',
    href: '/events',
    author: 'evander',
    hoursAgo: 262,
  },
];
