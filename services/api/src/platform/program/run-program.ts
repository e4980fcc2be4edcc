import { withSecretFiles } from '@boardwalk/server';
import { ConfigurationError } from '../config/configuration-error.ts';
import { withDatabasePassword } from '../config/database-password.ts';

/** sysexits.h: used in a wrong way, and wrong settings. */
const EXIT = { failed: 1, usage: 64, configuration: 78 };

/** Somebody called a program in a way that it doesn't have. */
export class WrongUse extends Error {}

type Environment = Record<string, string | undefined>;

/**
 * Runs one of the API's programs beside the server. It ends with 64 after its usage when it was called in a wrong way, with 78 after what is wrong
 * with its settings, and with 1 after any other failure, whose message is told without a stack.
 * @param otherwise what the line of such a failure begins with.
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
 * The environment of a program that needs the database and not all of what the API reads: DATABASE_URL, and others that are named, may stand
 * in files as they may for the API.
 * @throws ConfigurationError when DATABASE_URL isn't there, or a file can't be read.
 */
export function environmentWithDatabase(
  environment: Environment,
  others: readonly string[] = [],
): Environment & { DATABASE_URL: string } {
  const set = environmentOf(environment, ['DATABASE_URL', ...others]);
  if (!set.DATABASE_URL) throw new ConfigurationError(['DATABASE_URL: is required']);
  return { ...set, DATABASE_URL: set.DATABASE_URL };
}

/** The environment with what of these variables stands in files. @throws ConfigurationError when one can't be read. */
export function environmentOf(environment: Environment, names: readonly string[]): Environment {
  try {
    const isDatabase = names.includes('DATABASE_URL');
    const read = withSecretFiles(environment, isDatabase ? [...names, 'DATABASE_PASSWORD'] : names);
    return isDatabase ? withDatabasePassword(read) : read;
  } catch (error) {
    throw new ConfigurationError([(error as Error).message]);
  }
}
