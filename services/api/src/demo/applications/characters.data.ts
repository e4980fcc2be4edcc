import type { Answers } from '@boardwalk/contracts';

const ALL_RIGHT = { value_life: 'o1', knowledge: 'o1', finish: 'o1', neutral: 'o1', crew: 'o1' };

/** Answers to the whitelist form. @param fields `wrong` are answers to the quiz that are. */
export function character(
  name: string,
  age: number,
  story: string,
  loss: string,
  fields: { played?: string; where?: string; pace?: number; wrong?: Record<string, string> } = {},
): Answers {
  const { played = 'no', where, pace = 2, wrong = {} } = fields;
  return {
    adult: true,
    played,
    name,
    age,
    story,
    loss,
    pace,
    agree: true,
    ...(where && { where }),
    rules: { ...ALL_RIGHT, ...wrong },
  };
}

export const FERRYMAN = character(
  'Tomas Reeder',
  41,
  'Tomas steered a river ferry for nineteen years until the bridge was built. He has a letter from a cousin in Meridian who says that there is always work on the water, and a boat in bits on a trailer. He wants to see it float before his hands get too stiff.',
  'He gives them the wallet and asks for the photograph back. Afterwards he sleeps badly and asks around the docks whether anybody sells whistles.',
);
export const BAKER_SHORT = character(
  'Lotte Brink',
  27,
  'Lotte bakes. She wants to open a bakery on the Promenade, because there is none and everybody likes bread in the morning.',
  'She calls the police, and they catch them, and she gets it all back.',
  { wrong: { finish: 'o2' } },
);
