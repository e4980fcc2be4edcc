import type { Answers, FormField } from '@boardwalk/contracts';
import { LRUCache } from 'lru-cache';
import { RE2JS } from 're2js';

/** Compiled patterns of fields. The engine doesn't backtrack, so matching takes time linear in the length of an answer. */
const compiled = new LRUCache<string, RE2JS>({ max: 500 });

function patternOf(text: string): RE2JS {
  const known = compiled.get(text);
  if (known) return known;
  const pattern = RE2JS.compile(text);
  compiled.set(text, pattern);
  return pattern;
}

/** Returns the reason why a pattern is invalid; undefined when it is valid. */
export function patternProblem(text: string): string | undefined {
  try {
    patternOf(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : 'This is no pattern.';
  }
}

/** Returns the fields whose whole answer doesn't match their pattern. */
export function unmatchedFields(
  fields: readonly FormField[],
  answers: Answers,
): Extract<FormField, { type: 'short_text' }>[] {
  return fields
    .filter((field) => field.type === 'short_text')
    .filter(({ id, pattern }) => {
      const answer = answers[id];
      return pattern && typeof answer === 'string' && !patternOf(pattern).matches(answer.trim());
    });
}
