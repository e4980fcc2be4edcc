import type { DemoArticle } from '../article-rows.ts';
import { bullets, h2, p, quote, text } from '../rich-text-builders.ts';

export const COURTS: DemoArticle[] = [
  {
    title: 'Copper trial opens with a ladder',
    summary: 'Three men, four hundred metres of cable, and an exhibit that did not fit through the door.',
    category: 'crime',
    tags: ['courthouse', 'copper', 'hill district'],
    cover: 'copper-trial',
    author: 'author',
    state: 'published',
    hoursAgo: 172,
    body: text(
      p(
        'The first exhibit was the ladder. It is six metres long and did not fit through the door of the hearing room, so the court went out to see it in the yard, in the rain, and came back for the reading of the charges.',
      ),
      p(
        'Three men are accused of having taken four hundred metres of copper cable from the upper terraces of the Hill in one night: Pavel Horák, who drives a van; Silas Thornbury, who owns one; and a third who gave his name as Smith and asked for it to be spelt.',
      ),
      h2('What is not disputed'),
      bullets(
        'The cable was in the van at half past four in the morning.',
        'The van was on the night ferry, with the lights off and the engine running.',
        'The deckhand asked what was in it, and was told “spaghetti”.',
      ),
      h2('What is'),
      p(
        'Mr Horák says that he was asked to move some furniture. Mr Thornbury says that he had lent the van to Mr Horák. Mr Smith says that he was asleep in the back and took it for a mattress. Asked by the prosecutor how one falls asleep on four hundred metres of cable, he said: in stages.',
      ),
      quote(
        'The court notes that the witness is enjoying himself. The court advises him to stop while it is free.',
      ),
      p(
        'Sergeant Zadie Underhill described how she found the van: she had stepped on to the ferry to get out of the rain, leaned against it, and felt that it stood lower than it should. Asked whether she had had a suspicion, she said that she had had a wet back, and that the suspicion came with it.',
      ),
      p(
        'The defence asked for the ladder to be ruled out, as nobody had seen the accused on it. The judge reserved her decision and asked whose it was. After some time the caretaker of the courthouse put up his hand: it was his, it had been in the yard all along, and he needed it back by Friday.',
      ),
      p('The trial goes on next week, in a room with a wider door.'),
    ),
  },
  {
    title: 'A hundred days of the new constabulary',
    summary: '',
    category: 'crime',
    tags: ['constabulary'],
    cover: 'constabulary',
    author: 'leo_ruiz',
    state: 'draft',
    hoursAgo: 98,
    body: text(
      p(
        'Fewer sirens, more boots: a hundred days ago the constabulary left two of its four cars in the garage and put the people who had sat in them on the street. What came of it, in numbers (to come) and in what people say.',
      ),
      h2('What people say'),
      bullets(
        'The baker on Chapel Row: “They buy bread now.”',
        'The night watch on Pier 4: “I know their names. I am not sure that I wanted to.”',
        'A gentleman who prefers to remain one: “It has become difficult to run.”',
      ),
      p('Ask the works department for the list of broken windows, before and after.'),
    ),
  },
];
