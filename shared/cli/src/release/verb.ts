import type { ParseArgsOptionsConfig } from 'node:util';
import { IS_ONE_REMOTE } from '@boardwalk/build/workspace';
import type { z } from 'zod';
import type { SiteClient } from './site/site-client.ts';

/** How people call the verbs: from a checkout, or from a repository of one remote. */
export const COMMAND = IS_ONE_REMOTE ? 'npx boardwalk' : 'release';

/** What a verb works with. */
export interface VerbInput<Options> {
  operands: string[];
  options: Options;
  /** The site that it is about. @throws UsageError when nothing says who is asking. */
  site(): SiteClient;
  /** The same for a member, for what no deploy token may do. */
  siteAsMember(): SiteClient;
  /** Tells how it goes; never on stdout, which belongs to the result. */
  say(line: string): void;
}

/** How a verb ended: for programs, and for people. */
export interface VerbResult {
  json: unknown;
  lines: string[];
  /** It was refused. */
  refused?: boolean;
}

/** One thing that `release` can do. */
export interface Verb<Schema extends z.ZodType = z.ZodType> {
  usage: string;
  does: string;
  /** How many words may follow the verb. */
  operands: { least: number; most: number };
  flags: ParseArgsOptionsConfig;
  /** The values of the flags, checked. */
  options: Schema;
  run(input: VerbInput<z.output<Schema>>): Promise<VerbResult>;
}

/** Declares a verb and keeps the types of its options. */
export function defineVerb<Schema extends z.ZodType>(verb: Verb<Schema>): Verb {
  // The options come out of this very schema, so whoever runs it by its table entry hands it what it wants.
  return verb as unknown as Verb;
}
