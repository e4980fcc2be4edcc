import type { ReportReason } from '@boardwalk/contracts';

export interface DemoComment {
  by: string;
  hoursAgo: number;
  text: string;
  /** How long after it was written it was changed, in minutes. */
  editedAfter?: number;
  /** The first one of its writer, which nobody has let through yet. */
  held?: true;
  reports?: { by: string; hoursAgo: number; kind: ReportReason; reason: string }[];
  replies?: DemoComment[];
}

/** What the demo community says below articles, by their titles. Handles after an @ are mentions. */
export const COMMENTS: Record<string, DemoComment[]> = {
  /** A thread in which somebody forgot themself, and one that waits for a moderator. */
  'Hill district gets its street lamps back': [
    {
      by: 'cormac',
      hoursAgo: 40,
      text: 'First night in weeks that I found my own front door at the first try.',
      replies: [
        { by: 'zadie', hoursAgo: 39, text: 'It was mine. You left your umbrella.' },
        { by: 'cormac', hoursAgo: 38, text: '@zadie Then whose door did I paint in October?' },
      ],
    },
    {
      by: 'jasper.n',
      hoursAgo: 37,
      text: 'Three lamps on Chandler Row still flicker. The ladder is there, the electrician isn’t.',
      replies: [
        {
          by: 'josie_a',
          hoursAgo: 35,
          editedAfter: 6,
          text: 'Works department here. Monday, seven in the morning, and I’ll hold the ladder myself.',
        },
      ],
    },
    {
      by: 'milo.c',
      hoursAgo: 33,
      text: 'Chandler Row can sit in the dark for all I care, you lot voted for this council. Clowns, every one of you.',
      reports: [
        {
          by: 'jasper.n',
          hoursAgo: 32,
          kind: 'insult',
          reason: 'Insults everybody who lives there. It is the second time this week.',
        },
        {
          by: 'streamer',
          hoursAgo: 29,
          kind: 'roleplay',
          reason: 'R1.3: a quarrel from a scene, carried into the comments.',
        },
      ],
    },
    {
      by: 'author',
      hoursAgo: 30,
      text: 'The council sits on Thursday, in public. Bring the flickering lamps, not the adjectives.',
    },
    {
      by: 'streamer',
      hoursAgo: 9,
      text: 'I filmed the whole row last night, watch it on my channel and tell me that this is finished work.',
      reports: [
        { by: 'milo.c', hoursAgo: 5, kind: 'spam', reason: 'Advertises his channel under every article.' },
      ],
    },
    {
      by: 'newcomer',
      hoursAgo: 3,
      held: true as const,
      text: 'New here. Is the lamp at the tram stop meant to be green?',
    },
  ],
  'Courthouse reopens after the flood': [
    {
      by: 'milo.c',
      hoursAgo: 8,
      text: 'For the record: she floated very well. It was the car park that was in the way.',
      replies: [
        { by: 'fern', hoursAgo: 7.8, text: 'The car park says the same about you.' },
        { by: 'sabine_m', hoursAgo: 7.5, text: 'The car park was heard. It had no questions.' },
        {
          by: 'member',
          hoursAgo: 7,
          editedAfter: 3,
          text: 'If the net on her stern is the one I think it is, @milo.c, bring it round to Pier 9. I mend those.',
        },
        {
          by: 'milo.c',
          hoursAgo: 6.9,
          text: '@member It is, and it was yours before the tide had other ideas.',
        },
        { by: 'rowan', hoursAgo: 6, text: 'Crane’s back on Thursday if anybody else has parked a boat.' },
      ],
    },
    {
      by: 'kofi_m',
      hoursAgo: 6,
      text: 'Nobody should file below the tide line, and anybody can look it up:\nhttps://en.wikipedia.org/wiki/Tide_table\nI have put one up in the customs shed, beside the washing lines.',
      replies: [
        {
          by: 'author',
          hoursAgo: 5,
          text: 'The clerk has copied it out. It hangs on a peg as well, to be safe.',
        },
      ],
    },
    {
      by: 'imani',
      hoursAgo: 4,
      text: 'Does anybody know whether the east stair is open for deliveries? Eleven crates of paper, and I have one back.',
    },
  ],
  'Dockers and shipowners sign until spring': [
    {
      by: 'rowan',
      hoursAgo: 48,
      text: 'It was three chairs. The third was already broken, so we sat on it out of respect.',
      replies: [
        {
          by: 'delphine',
          hoursAgo: 47,
          text: 'Two will be sent. The third was ours and we would like it back, @rowan.',
        },
        {
          by: 'rowan',
          hoursAgo: 46,
          text: 'Come and get it in the tea break. It’s fifteen minutes. In writing.',
        },
      ],
    },
    {
      by: 'tamsin',
      hoursAgo: 44,
      text: 'Five to a gang on the ferry berth. My shoulder would like to shake somebody’s hand, the left one.',
    },
  ],
  'Winter regatta: the programme': [
    {
      by: 'evander',
      hoursAgo: 22,
      text: 'Can a tug enter if it promises to be slow?',
      replies: [
        {
          by: 'oswin',
          hoursAgo: 21,
          text: 'Thursdays are for tugs. Bring it to watch, it makes a fine grandstand.',
        },
      ],
    },
    {
      by: 'fern',
      hoursAgo: 18,
      text: 'The bathtub has a new plug and a second bailer. @luz, you are in charge of the bailer.',
      replies: [
        { by: 'luz', hoursAgo: 17, text: 'I was in charge of the first one too. We sank in good order.' },
      ],
    },
  ],
  'Server notes: the ferry keeps time through restarts': [
    {
      by: 'casper',
      hoursAgo: 70,
      text: 'Was on board for the restart last night. Left Pier 4, came back to Pier 4, and my coffee was still warm.',
      replies: [
        {
          by: 'admin',
          hoursAgo: 69,
          text: 'The coffee is not saved. That was luck, and now I have to look into it.',
        },
      ],
    },
    {
      by: 'streamer',
      hoursAgo: 66,
      text: 'Thank you for this one, @admin. Forty minutes of a stream used to end in the harbour.',
    },
  ],
  'The Salt Cellar, and why you should let them choose': [
    {
      by: 'anneke',
      hoursAgo: 260,
      text: 'I let them choose. It was the eel. I have thought about that eel every day since.',
    },
  ],
};
