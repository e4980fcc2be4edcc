import type { Finding } from '@boardwalk/contracts';

/** Findings for people: what is wrong, where, and how to mend it. */
export function findingLines(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ where, what, mend }) => [
    `  ✗ ${what}`,
    `    where: ${where}`,
    `    mend:  ${mend}`,
  ]);
}
