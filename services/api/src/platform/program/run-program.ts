import { withSecretFiles } from '@boardwalk/server';
import { ConfigurationError } from '../config/configuration-error.ts';
import { withDatabasePassword } from '../config/database-password.ts';

/** Codes of sysexits.h for wrong usage and wrong configuration. */
const EXIT = { failed: 1, usage: 64, configuration: 78 };

/** Wrong usage of a program's command line. */
export class WrongUse extends Error {}

type Environment = Record<string, string | undefined>;

/**
 * Runs one of the API's programs besides the server. Exits with 64 and the usage after wrong usage, with 78 after invalid settings, and with 1
 * after any other failure, whose message is printed without a stack.
 * @param otherwise prefix of the message for such a failure.
 */
export async function runProgram(
  { usage, otherwise }: { usage: string; otherwise: string },
  main: () => Promise<void>,
): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.exit(tell(error, usage, otherwise));
  }
}

function tell(error: unknown, usage: string, otherwise: string): number {
  if (error instanceof WrongUse || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')) {
    console.error(usage);
    return EXIT.usage;
  }
  if (error instanceof ConfigurationError) {
    for (const problem of error.problems) console.error(`Configuration: ${problem}`);
    return EXIT.configuration;
  }
  console.error(`${otherwise} ${error instanceof Error ? error.message : String(error)}`);
  return EXIT.failed;
}

/**
 * Returns the environment of a program that needs the database but not the whole configuration: DATABASE_URL and other named variables can be in
 * files, as for the API.
 * @throws ConfigurationError when DATABASE_URL is missing, or a file can't be read.
 */
export function environmentWithDatabase(
  environment: Environment,
  others: readonly string[] = [],
): Environment & { DATABASE_URL: string } {
  const set = environmentOf(environment, ['DATABASE_URL', ...others]);
  if (!set.DATABASE_URL) throw new ConfigurationError(['DATABASE_URL: is required']);
  return { ...set, DATABASE_URL: set.DATABASE_URL };
}

/** Returns the environment with these variables read from their files. @throws ConfigurationError when a file can't be read. */
export function environmentOf(environment: Environment, names: readonly string[]): Environment {
  try {
    const isDatabase = names.includes('DATABASE_URL');
    const read = withSecretFiles(environment, isDatabase ? [...names, 'DATABASE_PASSWORD'] : names);
    return isDatabase ? withDatabasePassword(read) : read;
  } catch (error) {
    throw new ConfigurationError([(error as Error).message]);
  }
}
