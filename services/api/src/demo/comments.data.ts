interface DemoComment {
  by: string;
  hoursAgo: number;
  text: string;
  /** The first one of its writer, which nobody has let through yet. */
  held?: true;
  reports?: { by: string; hoursAgo: number; reason: string }[];
}

/** The article that the demo community talks about. */
export const COMMENTED_ARTICLE = 'hill-district-gets-its-street-lamps-back';

/** A thread in which somebody forgot themself, and one that waits for a moderator. */
export const COMMENTS: DemoComment[] = [
  {
    by: 'cormac',
    hoursAgo: 40,
    text: 'First night in weeks that I found my own front door at the first try.',
  },
  {
    ...{ by: 'jasper.n', hoursAgo: 37 },
    text: 'Three lamps on Chandler Row still flicker. The ladder is there, the electrician isn’t.',
  },
  {
    ...{ by: 'milo.c', hoursAgo: 33 },
    text: 'Chandler Row can sit in the dark for all I care, you lot voted for this council. Clowns, every one of you.',
    reports: [
      {
        by: 'jasper.n',
        hoursAgo: 32,
        reason: 'Insults everybody who lives there. It is the second time this week.',
      },
      { by: 'streamer', hoursAgo: 29, reason: 'R1.3: a quarrel from a scene, carried into the comments.' },
    ],
  },
  {
    by: 'author',
    hoursAgo: 30,
    text: 'The council sits on Thursday, in public. Bring the flickering lamps, not the adjectives.',
  },
  {
    ...{ by: 'streamer', hoursAgo: 9 },
    text: 'I filmed the whole row last night, watch it on my channel and tell me that this is finished work.',
    reports: [{ by: 'milo.c', hoursAgo: 5, reason: 'Advertises his channel under every article.' }],
  },
  {
    ...{ by: 'newcomer', hoursAgo: 3, held: true as const },
    text: 'New here. Is the lamp at the tram stop meant to be green?',
  },
];
