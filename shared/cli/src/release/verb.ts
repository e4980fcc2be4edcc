import type { ParseArgsOptionsConfig } from 'node:util';
import { IS_ONE_REMOTE } from '@boardwalk/build/workspace';
import type { z } from 'zod';
import type { SiteClient } from './site/site-client.ts';

const commandIn = (isOneRemote: boolean) => (isOneRemote ? 'npx boardwalk' : 'release');

/** Command with which the verbs are called: from a checkout, or from a repository of one remote. */
export const COMMAND = commandIn(IS_ONE_REMOTE);

/** Returns a call of a verb for a message. In a repository of one remote it doesn't contain the remote's name. */
export function callOf(
  verb: string,
  name: string,
  operands: readonly string[] = [],
  isOneRemote = IS_ONE_REMOTE,
): string {
  return [commandIn(isOneRemote), verb].concat(isOneRemote ? [] : name, operands).join(' ');
}

/** Returns how a verb is called. In a repository of one remote it takes no remote. */
export function usageOf({ usage }: Pick<Verb, 'usage'>, isOneRemote = IS_ONE_REMOTE): string {
  const own = isOneRemote ? usage.replaceAll(/ (<remote>|\[<remote>\])/g, '') : usage;
  return `${commandIn(isOneRemote)} ${own}`;
}

/** Input of a verb. */
export interface VerbInput<Options> {
  operands: string[];
  options: Options;
  /** Returns a client of the site. @throws UsageError without a deploy token. */
  site(): SiteClient;
  /** Returns a client for a member, for actions that no deploy token permits. */
  siteAsMember(): SiteClient;
  /** Prints progress; never to stdout, which contains only the result. */
  log(line: string): void;
}

/** Result of a verb: for programs, and for people. */
export interface VerbResult {
  json: unknown;
  lines: string[];
  /** The verb was refused. */
  refused?: boolean;
}

/** A verb of `release`. */
export interface Verb<Schema extends z.ZodType = z.ZodType> {
  usage: string;
  does: string;
  /** Allowed number of operands. */
  operands: { least: number; most: number };
  flags: ParseArgsOptionsConfig;
  /** Schema of the flags' values. */
  options: Schema;
  run(input: VerbInput<z.output<Schema>>): Promise<VerbResult>;
}

/** Declares a verb with the types of its options. */
export function defineVerb<Schema extends z.ZodType>(verb: Verb<Schema>): Verb {
  // The options are the output of this schema, so the table of verbs may drop their type.
  return verb as unknown as Verb;
}
