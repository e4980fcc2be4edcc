import type { ParseArgsOptionsConfig } from 'node:util';
import { readOptions, UsageError } from '@boardwalk/build/command';
import { COMMAND, usageOf, type Verb } from './verb.ts';

/** Options of every verb. */
const COMMON = {
  site: { type: 'string' },
  token: { type: 'string' },
  'member-token': { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} satisfies ParseArgsOptionsConfig;

const DEFAULT_SITE = 'http://localhost:3000';

/** A call of `release`, read and checked. */
export interface ReleaseCall {
  name: string;
  verb: Verb;
  operands: string[];
  options: unknown;
  site: string;
  token: string | undefined;
  memberToken: string | undefined;
  json: boolean;
}

/** A call for help: about one verb, or about all of them. */
interface HelpCall {
  help: Verb | undefined;
}

/**
 * Reads a call of `release`.
 * @throws UsageError with the problem and the usage.
 */
export function readArguments(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  verbs: Record<string, Verb>,
): ReleaseCall | HelpCall {
  const [name = '', ...rest] = args;
  if (['', 'help', '-h', '--help'].includes(name)) return { help: undefined };
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb)
    throw new UsageError(`There is no "${COMMAND} ${name}". There are: ${Object.keys(verbs).join(', ')}.`);
  const { values, positionals } = parse(verb, rest);
  if (values.help) return { help: verb };
  const { site, token, 'member-token': memberToken, json, help: _, ...own } = values;
  const { least, most } = verb.operands;
  if (positionals.length < least || positionals.length > most) throw wrong(verb, howMany(verb, positionals));
  const options = verb.options.safeParse(own);
  if (!options.success) throw wrong(verb, options.error.issues.map(explain).join('\n'));
  return {
    name,
    verb,
    operands: positionals,
    options: options.data,
    site: originOf(asText(site) ?? environment.BOARDWALK_SITE ?? DEFAULT_SITE),
    token: asText(token) ?? environment.BOARDWALK_TOKEN,
    memberToken: asText(memberToken) ?? environment.BOARDWALK_MEMBER_TOKEN,
    json: json === true,
  };
}

function parse(verb: Verb, args: string[]) {
  const options: ParseArgsOptionsConfig = { ...COMMON, ...verb.flags };
  return readOptions({ args, options, allowPositionals: true }, `Usage: ${usageOf(verb)}`);
}

function wrong(verb: Verb, message: string): UsageError {
  return new UsageError(`${message}\nUsage: ${usageOf(verb)}`);
}

function howMany({ operands }: Verb, given: readonly string[]): string {
  return given.length < operands.least ? 'Something is missing.' : `"${given.at(-1)}" is one too many.`;
}

function explain({ path, message }: { path: PropertyKey[]; message: string }): string {
  return path.length > 0 ? `--${path.join('.')}: ${message}` : message;
}

function originOf(address: string): string {
  const url = URL.parse(address);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new UsageError(`--site: "${address}" is no address of a site, such as https://boardwalk.example.`);
}

const asText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
