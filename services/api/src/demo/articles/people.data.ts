import type { DemoArticle } from '../article-rows.ts';
import { bullets, h2, i, p, quote, text } from '../rich-text-builders.ts';

export const PEOPLE_PAGES: DemoArticle[] = [
  {
    title: 'Augustin Reyes, who lit the lamps',
    summary: 'The last lamplighter of the Hill has died at eighty-eight. He was never late, and said so.',
    category: 'people',
    tags: ['obituary', 'hill district', 'lamps'],
    cover: 'lamplighter',
    author: 'thad',
    state: 'published',
    hoursAgo: 131,
    commentsOpen: false,
    body: text(
      p(
        'Augustin Reyes lit the street lamps of the Hill for thirty-one years, with a pole, a ladder and a bicycle that he never rode uphill. When the lamps became electric he was given the switch. He walked his round all the same, because, he said, a lamp ought to know that somebody is coming.',
      ),
      p(
        'He was born above the chandlery on Pier 2, the fourth of seven, and was meant for the boats. He went out once, at fourteen, in calm weather, and came back with the firm opinion that the sea was for others. The lamps were the job furthest from the water that the city had to give.',
      ),
      h2('The night of the storm'),
      p(
        'He will be remembered for one night. When the great storm took the power station, nineteen boats were still out. Reyes went from door to door on the Hill, up one side and down the other, and told people to bring anything that would burn and stand where he put them. By eleven there was a line of fire from the chapel to the end of Pier 3. Eighteen boats came home along it. He never spoke of the eighteen.',
      ),
      quote('I put them ten paces apart. If I had put them nine apart it would have reached further out.'),
      p(
        'He kept a book. Every lamp has a page: when it was lit, when it failed, who threw the stone. The later pages are about people who live near them. The city archive has asked for it, and his daughter is thinking about it.',
      ),
      p(
        'He is survived by that daughter, Luz, by two grandsons who work on the ferry, and by one hundred and forty lamps. On Thursday they will be lit by hand. ',
        i('Bring nothing. Stand ten paces apart.'),
      ),
    ),
  },
  {
    title: 'The Salt Cellar, and why you should let them choose',
    summary: 'A room under the fish market with eight tables, no menu and one rule about your telephone.',
    category: 'people',
    tags: ['restaurants', 'fish market'],
    cover: 'salt-cellar',
    author: 'thad',
    state: 'published',
    hoursAgo: 305,
    body: text(
      p(
        'You go down eleven steps under the fish market, past a door that says STAFF, and knock at one that says nothing. Somebody looks at your shoes. If they are wet you are let in at once.',
      ),
      p(
        'The Salt Cellar has eight tables and no menu. What there is was swimming in the morning. You are asked two questions: whether there is anything that would kill you, and whether you are in a hurry. The second is a trap.',
      ),
      h2('What came'),
      bullets(
        'A broth the colour of tea, with one mussel in it, to see how we would behave.',
        'Sardines on toast. I have had them four hundred times in this city and this was the first time.',
        'Something flat with brown butter. The cook, asked what it was, said “Tuesday”.',
        'A pear, which had been left alone, and was right to be.',
      ),
      p(
        'The wine comes in water glasses and the water in nothing at all. There is no music. What you hear instead is the tide, which at high water stands behind the north wall, about level with your elbow, and knocks.',
      ),
      quote('Put it on the table and you pay double. Ring with it and you wash up.'),
      p(
        'That is the rule about telephones, and Anneke de Wit, who cooks and owns the place, has a photograph of a member of the harbour board at the sink. She will sell you a copy for the lifeboats.',
      ),
      p(
        'Thirty-four dollars each, with the pear. Closed on Mondays and whenever the boats stay in. Four anchors out of five; the fifth is for the stairs, on the way up.',
      ),
    ),
  },
  {
    title: 'Forty years on the night ferry',
    summary: 'A conversation with the captain of the Meridian Queen.',
    category: 'people',
    tags: ['ferry', 'interview'],
    cover: 'night-ferry',
    author: 'author',
    state: 'draft',
    hoursAgo: 31,
    body: text(
      p(
        'We meet on the bridge at ten in the evening, because that is when she has breakfast. Captain Ottoline Voss has taken the Meridian Queen across the harbour some ninety thousand times, and has never, she says, been to the other side: there is always somebody who has to stay with the boat.',
      ),
      h2('What she has seen'),
      p(
        'Two births, one of them planned. A wedding that was called off halfway across and on again by the pier. A man who commuted for six years with a suitcase that he never opened; she asked him on his last day what was in it, and he said, a smaller suitcase.',
      ),
      quote('People think that a ferry goes somewhere. It goes back.'),
      p('[ask her about the fog of last February, and whether the story with the goat is true]'),
    ),
  },
];
