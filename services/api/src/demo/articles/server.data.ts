import type { DemoArticle } from '../article-rows.ts';
import { b, bullets, code, h2, link, p, quote, steps, text } from '../rich-text-builders.ts';

export const SERVER: DemoArticle[] = [
  {
    title: 'How we read your application',
    summary: 'Who reads it, what we look for, how long it takes, and what to do when the answer is no.',
    category: 'server',
    tags: ['whitelist', 'applications', 'newcomers'],
    cover: 'application-desk',
    author: 'owner',
    state: 'published',
    hoursAgo: 412,
    pinSlot: 1,
    body: text(
      p(
        'About forty applications reach us in a week, and every one is read by two people who don’t see each other’s notes. This is what happens to yours, so that you need not guess.',
      ),
      h2('What we look for'),
      p(
        'A character who wants something, a flaw that costs them something, and a reason to need other people. That is all. We have never turned anybody down because their application was short, and we have never taken somebody because theirs was long.',
      ),
      bullets(
        [
          b('Wants something. '),
          '“To be rich” is a wish, not a want. “To buy back the boat that my brother lost at cards” is one.',
        ],
        [b('A flaw that costs. '), 'Being too loyal is not a flaw until you have said to whom.'],
        [b('Needs others. '), 'If your character could live in an empty city, they should.'],
      ),
      h2('What happens to it'),
      steps(
        'You send it. You can still read it, but no longer change it.',
        'Two readers score it on their own. When they are far apart, a third reads it too.',
        'You are asked back, invited to an interview, or told no, with the reason.',
        'The interview takes a quarter of an hour, by voice, in character for half of it.',
      ),
      p('Half of all answers go out within four days. If yours takes longer, somebody is arguing for it.'),
      h2('When the answer is no'),
      p(
        'Then it says why, and when you can try again. Read the reason twice before you write to us: most of those who got in at the second attempt changed one paragraph. If you think that we got it wrong, appeal. Appeals are read by people who had no part in the decision.',
      ),
      quote(
        'A no is about a page of text. It is not about you, and it isn’t the last page that you will write.',
      ),
      p('Ready? ', link('Start your application', '/forms/application'), '. It is saved while you type.'),
    ),
  },
  {
    title: 'Server notes: the ferry keeps time through restarts',
    summary:
      'Restarts at 06:00 no longer lose the ferry, doors remember who locked them, and a new command for reports.',
    category: 'server',
    tags: ['server notes', 'ferry', 'reports'],
    cover: 'harbour-clock',
    author: 'admin',
    state: 'published',
    hoursAgo: 73,
    pinSlot: 2,
    body: text(
      p(
        'Last night’s restart brought a small update. Nothing in it needs anything from you, but three things behave differently from what you are used to.',
      ),
      h2('The ferry'),
      p(
        'After a restart the Meridian Queen used to begin her day at Pier 3, wherever she had been. If you were aboard, you woke up in the water. She now picks up her timetable at the minute at which the server comes back, with everybody who was on deck still on deck.',
      ),
      h2('Doors'),
      p(
        'A locked door stays locked through a restart, and knows by whom. If you find a door locked that should not be, an officer with a warrant or the owner opens it; staff don’t any more.',
      ),
      h2('Reports from inside'),
      p('You can send a report without leaving the scene. The last two minutes of the radio go with it.'),
      code(
        'text',
        '/report <what happened>\n/report add <number> <what else>\n/report mine\n\nExample:\n/report tram at Chapel pushed me off the platform, number on the side was 4',
      ),
      p('You get a number back. ', b('Finish the scene first'), ' if you can: a report is not a pause.'),
      h2('Known'),
      bullets(
        'The crane on Pier 4 can still be heard on the Hill when it turns. We like it, but it is a bug.',
        'Soup bought at the regatta stand does not go cold. Under investigation by everybody.',
        'On machines with little memory the upper terraces take a moment to appear. We are working on that next.',
      ),
      p(
        'If something else is odd, write to the helpers on the pier, or use the command above. Thank you to the eleven of you who spent Sunday night falling off a ferry on purpose.',
      ),
    ),
  },
];
