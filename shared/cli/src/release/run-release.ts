import { UsageError } from '@boardwalk/build/command';
import { type ReleaseCall, readArguments } from './arguments.ts';
import { requireToken } from './deploy-token.ts';
import { SiteClient } from './site/site-client.ts';
import { SiteError } from './site/site-error.ts';
import { usageOf, type Verb, type VerbResult } from './verb.ts';
import { VERBS } from './verbs/index.ts';

/** Outputs of a command: the result goes to one, everything else to the other. */
export interface Terminal {
  result(text: string): void;
  log(line: string): void;
}

/** Exit codes of `release`. */
const DONE = 0;
const REFUSED = 1;
const WRONG_USE = 2;

/** Runs one call of `release`. @returns the exit code. @throws errors without an explanation. */
export async function runRelease(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  terminal: Terminal,
): Promise<number> {
  const json = args.includes('--json');
  try {
    const call = readArguments(args, environment, VERBS);
    if ('help' in call) {
      terminal.result(call.help ? helpOf(call.help) : HELP);
      return DONE;
    }
    const result = await run(call, terminal);
    terminal.result(json ? JSON.stringify(result.json) : result.lines.join('\n'));
    return result.refused ? REFUSED : DONE;
  } catch (error) {
    if (json) terminal.result(JSON.stringify({ error: describe(error) }));
    if (error instanceof UsageError) {
      terminal.log(error.message);
      return WRONG_USE;
    }
    if (!(error instanceof SiteError)) throw error;
    terminal.log(error.message);
    return REFUSED;
  }
}

function run(
  { verb, operands, options, site, token, memberToken }: ReleaseCall,
  { log }: Terminal,
): Promise<VerbResult> {
  const clientWith = (secret: string | undefined, missing: string) =>
    new SiteClient({ origin: site, token: requireToken(secret, missing), log });
  return verb.run({
    operands,
    options,
    site: () => clientWith(token, NO_TOKEN),
    siteAsMember: () => clientWith(memberToken ?? token, NO_MEMBER_TOKEN),
    log,
  });
}

function describe(error: unknown) {
  const { code, fields } = error instanceof SiteError ? error : { code: undefined, fields: undefined };
  return { code, message: error instanceof Error ? error.message : String(error), fields };
}

const NO_TOKEN =
  'Name a deploy token with --token or in BOARDWALK_TOKEN. A member who manages releases creates one at /admin/releases.';
const NO_MEMBER_TOKEN =
  'Only members create deploy tokens. Name the access token of one with --member-token or in BOARDWALK_MEMBER_TOKEN, or create the deploy token at /admin/releases.';

const COMMON_OPTIONS = [
  'Common options:',
  '  --site http://localhost:3000   the site (or BOARDWALK_SITE)',
  '  --token bwd_…                  the deploy token (or BOARDWALK_TOKEN)',
  '  --json                         one JSON document on stdout, everything else on stderr',
].join('\n');

const helpOf = (verb: Verb) => `Usage: ${usageOf(verb)}\n\nIt ${verb.does}.\n\n${COMMON_OPTIONS}`;

const HELP = [
  'Releases remotes to a Boardwalk site.\n',
  ...Object.values(VERBS).map((verb) => `  ${usageOf(verb)}\n      ${verb.does}`),
  `\n${COMMON_OPTIONS}`,
  '\nExit codes: 0 done, 1 refused or failed, 2 wrong usage.',
].join('\n');
