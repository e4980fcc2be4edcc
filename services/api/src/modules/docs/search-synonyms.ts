import { isUndivided } from '@boardwalk/contracts';

/** Synonyms of the genre: a search for one finds the others. */
const ALIKE: readonly (readonly string[])[] = [
  ['rdm', 'random deathmatch', 'random killing'],
  ['vdm', 'vehicle deathmatch', 'ramming'],
  ['metagaming', 'metagame', 'meta gaming', 'meta-gaming'],
  ['powergaming', 'powergame', 'power gaming', 'power-gaming'],
  ['nlr', 'new life rule', 'new life'],
  ['combat logging', 'combat log', 'combat-logging', 'logging out'],
  ['ooc', 'out of character'],
  ['failrp', 'fail rp', 'fail roleplay'],
  ['rmt', 'real money'],
];
/** Maximum number of variants of a search. */
const MAX_VARIANTS = 12;

/**
 * Returns a search with its synonyms, for `websearch_to_tsquery`.
 * @param words typed by the member; with quotation marks they are used unchanged.
 */
export function withOtherNames(words: string): string {
  if (words.includes('"') || isUndivided(words)) return words;
  let ways = [words];
  for (const names of ALIKE) {
    const typed = names.find((name) => wholeWord(name).test(words));
    if (typed === undefined) continue;
    const others = names.filter((name) => name !== typed);
    ways = ways.flatMap((way) => [
      way,
      ...others.map((name) => way.replace(wholeWord(typed), () => `"${name}"`)),
    ]);
  }
  return ways.slice(0, MAX_VARIANTS).join(' or ');
}

function wholeWord(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'iu');
}
