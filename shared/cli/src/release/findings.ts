import type { Finding } from '@boardwalk/contracts';

/** Formats findings for the terminal: problem, location and fix. */
export function findingLines(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ where, what, mend }) => [
    `  ✗ ${what}`,
    `    where: ${where}`,
    `    fix:   ${mend}`,
  ]);
}
