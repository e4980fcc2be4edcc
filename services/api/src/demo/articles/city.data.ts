import type { DemoArticle } from '../article-rows.ts';
import { b, bullets, h2, link, p, quote, text } from '../rich-text-builders.ts';

export const CITY: DemoArticle[] = [
  {
    title: 'Courthouse reopens after the flood',
    summary:
      'Eleven cases, four settlements and one fine for dripping: how the first day back in Tidewater Street went.',
    category: 'city',
    tags: ['courthouse', 'flood', 'tidewater'],
    cover: 'courthouse',
    author: 'author',
    state: 'published',
    hoursAgo: 9,
    body: text(
      p(
        'Judge Sabine Marchetti took her seat at nine sharp, in rubber boots. Behind her the tide mark still ran along the panelling, a hand above the wainscot, and the clerk had put the exhibits on top of the radiators in the order in which they had dried.',
      ),
      p(
        'It was the first sitting in Tidewater Street since the spring tide came up through the drains three weeks ago. The cellar, where the archive used to be, is empty. What could be saved hangs on washing lines in the customs shed on Pier 4, one page to a peg.',
      ),
      h2('Eleven cases'),
      p(
        'Eleven cases were called. Four were settled in the corridor, which had no light and, it seems, concentrates the mind. Two were put off because the witness was on shift. A man who came to collect his confiscated outboard motor was fined twenty dollars for dripping on the bench, paid it in coins, and dripped on those.',
      ),
      quote(
        'I have been asked whether justice can be done in a wet room. It has been done in worse. Call the next one.',
      ),
      p(
        'The longest hearing of the day was a short one: the harbour board against the owner of a houseboat that had floated over the sea wall and come to rest in the board’s own car park. The board wanted mooring fees. The owner, Milo Castellane, wanted his home back in the water before the next tide. Both got what they asked for, and the board pays for the crane.',
      ),
      h2('What still isn’t back'),
      bullets(
        [
          b('The archive. '),
          'Requests for files from before last winter take two weeks longer. Bring the case number if you have it.',
        ],
        [
          b('The east stair. '),
          'Use the entrance on Tidewater Street; the one on the quay is closed until the steps have been rebuilt.',
        ],
        [b('The canteen. '), 'The cook says she will come back when the floor does.'],
      ),
      p(
        'The evening session was called off at five, when the pumps in the cellar were switched off for the night and the water was heard to come back up a little, to see how things were going.',
      ),
    ),
  },
  {
    title: 'Hill district gets its street lamps back',
    summary: 'Two weeks after copper thieves left the upper terraces in the dark, the lamps came on at dusk.',
    category: 'city',
    tags: ['hill district', 'lamps', 'copper'],
    cover: 'hill-lamps',
    author: 'editor',
    state: 'published',
    hoursAgo: 226,
    body: text(
      p(
        'The lamps came on at dusk yesterday, from the chapel down to the tram stop, one after the other because the old timers still do it that way. People stood on the balconies and clapped. One slow clap came from the steps of the constabulary, where Sergeant Underhill had been promising them for a fortnight.',
      ),
      p(
        'It took the thieves one night to cut four hundred metres of copper out of the upper terraces, and the city two weeks to put them back. In between, the Hill lived by torch. The bakery sold bread through the window, so that nobody had to find the door. A choir rehearsal went ahead in the dark and is said to have been the best of the season.',
      ),
      h2('What it cost'),
      p(
        'The works department puts the bill at 31,000 dollars, of which the cable is a third. The rest is the trench: the new line runs a metre deep and under concrete, where the old one lay under a paving stone with the word CABLE on it.',
      ),
      quote('If you write on the street where the money is buried, somebody will read it.'),
      p(
        'That was Josephine Adeyemi, who runs the works department and signed the order for the paving stones eleven years ago. She asked us to print it.',
      ),
      h2('What comes next'),
      p(
        'Three men have been charged; we reported on the ',
        link('first day of the copper trial', '/news/copper-trial-opens-with-a-ladder'),
        '. The two terraces below the reservoir stay dark until Friday, because the transformer there was taken as well, by somebody with a larger van. Until then the night watch walks the upper steps every half hour, and would be glad if you said good evening instead of hiding.',
      ),
    ),
  },
  {
    title: 'Who owns Pier 9?',
    summary:
      'A lease that ran out in spring, three people who pay rent for the same shed, and a letterbox on the hill.',
    category: 'city',
    tags: ['docks', 'pier 9', 'leases'],
    cover: 'pier-nine',
    author: 'leo_ruiz',
    state: 'in_review',
    hoursAgo: 6,
    body: text(
      p(
        'Ask on Pier 9 whom the rent goes to and you will hear three names in as many minutes. The net menders pay a man called Ferris, in cash, on the first. The ice works pays the harbour board by bank transfer. The boatyard at the far end stopped paying anybody in April and has not been asked since.',
      ),
      p(
        'The lease itself is a public document. It hangs, framed, in the registry, and it ran out on the thirtieth of March. The registry knows; there is a pencil note on the back of the frame. Nobody had turned it round.',
      ),
      h2('The letterbox'),
      p(
        'Ferris collects for a firm called Breakwater Holdings. It has no telephone. Its address is a letterbox in a stairwell on Reservoir Steps, between a piano teacher and a dentist. The piano teacher says that the post is fetched on Thursdays by somebody with a harbour board umbrella.',
      ),
      bullets(
        'The harbour board says that it has many umbrellas.',
        'Breakwater Holdings was founded nine days before the lease ran out.',
        'Its fee for being entered in the register was paid from an account that also pays the board’s window cleaner.',
      ),
      p(
        'The board’s secretary answered our questions in writing: the matter was under review, the umbrella was not. We have asked to see the review. The tenants, meanwhile, have started to put the rent in a biscuit tin, with a list.',
      ),
      p('Before this goes out: the dentist still has to confirm the Thursdays. I have called twice.'),
    ),
  },
];
