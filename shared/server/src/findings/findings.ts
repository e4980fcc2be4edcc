import { setTimeout as pause } from 'node:timers/promises';
import { loggedError, withoutSecrets } from '../logs/log-text.ts';

/** Result of a check. `remedy` describes how to fix it. */
export interface Seen {
  standing: 'ok' | 'warning' | 'problem';
  says: string;
  remedy?: string;
}

/** A result with the name of its check. */
export interface Finding extends Seen {
  check: string;
}

/** Checks one aspect of an installation without changing anything. @param At the context of the check. */
export interface Check<At> {
  name: string;
  look(at: At): Seen | Seen[] | Promise<Seen | Seen[]>;
}

export const ok = (says: string): Seen => ({ standing: 'ok', says });
export const warning = (says: string, remedy: string): Seen => ({ standing: 'warning', says, remedy });
export const problem = (says: string, remedy: string): Seen => ({ standing: 'problem', says, remedy });

/** Timeout of a check, in milliseconds. */
const LIMIT_MS = 10_000;

/**
 * Runs all checks concurrently. A check that fails, or exceeds the timeout, becomes a problem.
 * @returns the findings in the order of the checks.
 */
export async function runChecks<At>(
  checks: readonly Check<At>[],
  at: At,
  limitMs = LIMIT_MS,
): Promise<Finding[]> {
  const found = await Promise.all(checks.map((check) => lookWithin(check, at, limitMs)));
  return found.flat();
}

async function lookWithin<At>({ name, look }: Check<At>, at: At, limitMs: number): Promise<Finding[]> {
  const late = pause(limitMs, undefined, { ref: false }).then(() => {
    throw new Error(`there was no answer within ${limitMs / 1000} s`);
  });
  try {
    const seen = await Promise.race([Promise.resolve(at).then(look), late]);
    return [seen].flat().map((one) => ({ check: name, ...one }));
  } catch (error) {
    const remedy = 'Mend what this says, and look again.';
    return [{ check: name, ...problem(`can’t be looked at: ${messageOf(error)}`, remedy) }];
  }
}

/** The message of an error and of its causes on one line, without secrets. */
export function messageOf(error: unknown): string {
  const { message, code } = loggedError(error);
  return withoutSecrets(message || String(code ?? error)).replace(/\s*\n\s*/g, ' ');
}

export const hasProblem = (findings: readonly Finding[]): boolean =>
  findings.some(({ standing }) => standing === 'problem');

/** Formats the findings for people: one line each, and one with their number. */
export function tellFindings(findings: readonly Finding[]): string {
  const lines = findings.map(
    ({ check, standing, says, remedy }) =>
      `${standing.padEnd('problem'.length)}  ${check}: ${says}${remedy ? ` → ${remedy}` : ''}`,
  );
  const count = (standing: Seen['standing']) => findings.filter((one) => one.standing === standing).length;
  return [...lines, '', `Problems: ${count('problem')}, warnings: ${count('warning')}`].join('\n');
}
