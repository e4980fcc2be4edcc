import { readOptions, UsageError } from '@boardwalk/build/command';
import { z } from 'zod';

const USAGE = `Usage: npm run dev                                    everything, all remotes with hot reload
       npm run dev -- news                            the same, with hot reload for news only
       npm run dev -- news --against https://site     only news, in the pages of another site
           [--token bwd_…] [--port 5173]`;

const optionsSchema = z.object({
  against: z
    .url({ protocol: /^https?$/, error: '--against: name a site, such as https://boardwalk.example.' })
    .optional(),
  token: z.string().optional(),
  port: z.coerce.number('--port: a number.').int().min(1024, '--port: at least 1024.').max(65_535).optional(),
});

export interface DevArguments {
  /** Names of the remotes with hot reload. */
  names: string[];
  against: string | undefined;
  token: string | undefined;
  port: number | undefined;
}

/** Reads the arguments of `npm run dev`. @throws UsageError with the usage. */
export function readDevArguments(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  known: readonly string[],
): DevArguments {
  const { values, positionals } = parse(args);
  const options = optionsSchema.safeParse(values);
  if (!options.success) throw wrong(options.error.issues.map(({ message }) => message).join('\n'));
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown) throw wrong(`This checkout has no remote "${unknown}". There are: ${known.join(', ')}.`);
  const { against, token = environment.BOARDWALK_TOKEN, port } = options.data;
  if (against && positionals.length !== 1) throw wrong('--against takes one remote.');
  if (port && !against) throw wrong('--port belongs to --against.');
  return {
    names: positionals.length > 0 ? positionals : [...known],
    against: against && new URL(against).origin,
    token,
    port,
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { against: text, token: text, port: text };
  return readOptions({ args: [...args], allowPositionals: true, options }, USAGE);
}

const wrong = (message: string) => new UsageError(`${message}\n${USAGE}`);
