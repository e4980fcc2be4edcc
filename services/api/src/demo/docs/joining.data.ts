import type { DemoDoc } from '../doc-rows.ts';
import { b, bullets, h2, link, p, quote, steps, table, text } from '../rich-text-builders.ts';

export const JOINING: DemoDoc = {
  slug: 'getting-started',
  title: 'Getting started',
  summary: 'From an account to your first evening in the city.',
  body: text(
    p(
      'Meridian is a city of about two hundred people, of whom some sixty are awake on an ordinary night. You play one of them. Nobody hands you a quest: you get a name, a rented room and whatever trouble you make or mend.',
    ),
    h2('In four steps'),
    steps(
      [
        'Read the ',
        link('server rules', '/docs/server-rules'),
        '. It takes a quarter of an hour, and the interview asks about them.',
      ],
      ['Send an ', link('application', '/forms/application'), '. Two people read it.'],
      'Come to the interview: fifteen minutes by voice, half of it in character.',
      'Connect, and take the ferry. Somebody usually meets it.',
    ),
    p(
      'You need the game, a microphone, and about two evenings a week. You need no experience; most of us had none.',
    ),
  ),
  children: [
    {
      slug: 'your-first-night',
      title: 'Your first night',
      summary: 'What to bring, whom to ask, and what to leave for later.',
      body: text(
        p(
          'You arrive at Pier 3 with 400 in cash, a phone and a coat. This is what people wish they had known.',
        ),
        h2('Before you land'),
        bullets(
          [
            b('Have a reason to be here. '),
            'One sentence is enough: a cousin with a garage, a debt, a boat that was promised to you.',
          ],
          [
            b('Have a reason to talk. '),
            'Ask the way even if you know it. The harbour office is open until midnight.',
          ],
          [b('Leave room. '), 'Whoever arrives with a finished life has nothing to do here.'],
        ),
        h2('The first hour'),
        steps(
          'Register at the harbour office. It gives you your papers and your plate number.',
          'Eat. Hunger comes faster than you think, and the fish stall gives credit to newcomers.',
          'Find work for the night: the docks, the tram depot and the courier office always take people.',
          'Rent a room in the Ropewalk before two o’clock, or meet the night watch.',
        ),
        quote(
          'Nobody remembers who had the best car. Everybody remembers who came in out of the rain and asked for soup.',
        ),
        h2('When something goes wrong'),
        p(
          'Stuck in a wall, lost a boat to a bug, somebody broke a rule: finish the scene if you can, then type ',
          b('/help'),
          '. A helper answers within minutes in the evening. Don’t argue in the scene: see R2.3.',
        ),
      ),
    },
    {
      slug: 'voice-and-settings',
      title: 'Voice and settings',
      summary: 'Microphone, volume and the settings that help.',
      body: text(
        p('Everything in Meridian is said aloud. If people can’t hear you, they can’t play with you.'),
        h2('How far your voice carries'),
        table(
          ['Mode', 'Reach', 'For'],
          ['Whisper', '2 m', 'Secrets, the back row of the courtroom'],
          ['Talk', '8 m', 'Nearly everything'],
          ['Shout', '25 m', 'Docks, accidents, falling in love in public'],
        ),
        h2('Settings that matter'),
        bullets(
          'Push to talk, not voice activation: your kettle is not part of the story.',
          'Music at a third. Sirens and engines tell you things.',
          'Turn the street names on. Half of all directions here are “past the yellow crane”.',
        ),
        p(
          'No microphone today? You can still play a character who doesn’t speak. Tell the harbour office, and carry a notebook: people are kind about it.',
        ),
      ),
    },
  ],
};
