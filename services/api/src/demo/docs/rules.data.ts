import type { DemoDoc } from '../doc-rows.ts';
import { b, bullets, h2, link, p, table, text } from '../rich-text-builders.ts';

export const RULES: DemoDoc = {
  slug: 'server-rules',
  title: 'Server rules',
  summary: 'The numbered rules that every decision rests on.',
  body: text(
    p(
      'Rules have numbers so that a decision can name the one it rests on. A number never changes its meaning: a rule that is dropped leaves its number empty. When a text changes, the page keeps every earlier one.',
    ),
    p('Read them once from top to bottom. After that, these three are most of it:'),
    bullets(
      'Other people’s fun is worth as much as yours.',
      'What your character doesn’t know, you don’t use.',
      'When in doubt, play the loss. Losing well is what people tell each other about.',
    ),
    p(
      'Staff decide in doubt, and write down why. You can ',
      link('appeal', '/forms'),
      ' every decision once.',
    ),
  ),
  children: [
    {
      slug: 'conduct',
      title: 'Conduct',
      summary: 'How we treat the person behind a character.',
      body: text(
        h2('R1 How we treat each other'),
        p(
          'R1.1 No racism, sexism, homophobia or contempt for the disabled, in character or out of it. There are no “my character is like that” exceptions.',
        ),
        p(
          'R1.2 No sexual violence, and no sexual content with anybody who plays a minor. Nobody under 18 joins.',
        ),
        p(
          'R1.3 Whatever somebody does to your character, the person behind it is your neighbour. Take a quarrel to staff, not to their inbox.',
        ),
        p('R1.4 What you learn about a person outside of the city (name, face, job, trouble) stays there.'),
        p('R1.5 Staff are told the truth. A lie to staff weighs more than what it was meant to hide.'),
        h2('What follows'),
        table(
          ['What', 'First time', 'Again'],
          ['Careless', 'A word', 'A warning'],
          ['On purpose', 'A warning', '3 days away'],
          ['R1.1, R1.2', 'Out', '–'],
        ),
      ),
    },
    {
      slug: 'roleplay',
      title: 'Roleplay',
      summary: 'Metagaming, powergaming, the value of your life and the new life rule.',
      body: text(
        h2('R2 Playing together'),
        p(
          'R2.1 Stay in character from the ferry to the ferry. Say nothing about the game, the server or your lunch.',
        ),
        p(
          'R2.2 No metagaming: use only what your character has seen, heard or been told. Streams, chats and this website are none of these.',
        ),
        p(
          'R2.3 Finish the scene, report after. Whoever stops a scene to argue about a rule has broken this one.',
        ),
        p(
          'R2.4 Value your life. Two guns against your one are a reason to put your hands up, whatever you think of your reflexes.',
        ),
        p(
          'R2.5 No powergaming: leave others a way out. Nobody is forced into a thing to which they can only say yes.',
        ),
        p(
          'R2.6 New life rule (NLR): when your character dies, the last fifteen minutes die with them. You wake in St Brendan’s and remember the ambulance.',
        ),
        p('R2.7 No combat logging: you don’t log out of an arrest, and you don’t respawn out of a debt.'),
      ),
    },
    {
      slug: 'crime-and-violence',
      title: 'Crime and violence',
      summary: 'Deathmatch, robberies, hostages and vehicles.',
      body: text(
        h2('R3 Crime needs a story'),
        p(
          'R3.1 No random deathmatch (RDM): every act of violence has a cause that both sides could name. “I was bored” is not one.',
        ),
        p('R3.2 Robberies start with words. Give people time to answer before anything is drawn.'),
        p('R3.3 At most six people take part in one crime, drivers and lookouts included.'),
        p('R3.4 St Brendan’s, the courthouse, the ferry and the newcomers’ pier are neutral ground.'),
        p('R3.5 Nobody is robbed of more than they carry, and nobody twice in one night by the same crew.'),
        p('R3.6 Hostages are real people or nobody. A friend who plays your hostage is nobody.'),
        h2('Vehicles'),
        p('R3.7 No vehicle deathmatch (VDM): a vehicle is no weapon. Ramming is for films.'),
        p('R3.8 Boats over eight metres need a second person aboard.'),
      ),
    },
    {
      slug: 'money-and-property',
      title: 'Money and property',
      summary: 'Real money, houses, contracts and bugs.',
      body: text(
        h2('R4 What is yours'),
        p('R4.1 Nothing in the city is sold for real money, in either direction. Both sides go.'),
        p(
          'R4.2 A house that nobody has entered for 45 days goes back on the market; its furniture is kept for 30 more.',
        ),
        p('R4.3 Contracts that were signed in the city hold in the city: the court reads them.'),
        p('R4.4 What you gained by a bug you give back. Tell us about the bug, and you keep a tenth.'),
      ),
    },
    {
      slug: 'streaming-rules',
      title: 'Streaming',
      summary: 'Delays, chat and raids while you are live.',
      body: text(
        h2('R5 When others watch'),
        p('R5.1 You may stream and record. People in the city know it and need not be asked.'),
        p('R5.2 A delay of two minutes at least while you are on the run, in court or in a heist.'),
        p(
          'R5.3 Chat does not play. What viewers tell you is not something that your character has heard (see R2.2).',
        ),
        p('R5.4 No raids on people, in the city or on their channels.'),
        p(
          b('The streamer role '),
          'is given to members who have been here for a month; ask on the streaming page.',
        ),
      ),
    },
  ],
};
