import { PlainError, UsageError } from './plain-error.ts';

const FAILED = 1;
/** EX_USAGE of sysexits.h. */
const WRONG_USE = 64;

/**
 * Runs a command; a {@link PlainError} is printed without a stack. The exit code is then 1, and 64 when the command was called with wrong
 * arguments.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = error instanceof UsageError ? WRONG_USE : FAILED;
  }
}

function explain(error: unknown): string {
  if (error instanceof PlainError) return `\n${error.message}`;
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
    return '\nThe disk is full. Boardwalk needs about 2 GB for packages, builds and data: free some room and try again.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
