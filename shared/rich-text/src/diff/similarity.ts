import { type BlockNode, plainTextOf } from '@boardwalk/contracts';

const WORD = /[\p{L}\p{N}]+/gu;

/** Returns the share of the shorter text's words that also occur in the other one, weighted by length: from 0 to 1. */
export function similarity(one: string, other: string): number {
  const [words, others] = [splitWords(one), splitWords(other)];
  const shorter = Math.min(lengthOf(words), lengthOf(others));
  if (shorter === 0) return lengthOf(words) === lengthOf(others) ? 1 : 0;
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    shared += word.length;
  }
  return shared / shorter;
}

const splitWords = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];
const lengthOf = (words: readonly string[]): number => words.reduce((sum, { length }) => sum + length, 0);

/** Returns the text of blocks, one per line. */
export const textOfBlocks = (...content: BlockNode[]): string => plainTextOf({ type: 'doc', content });
