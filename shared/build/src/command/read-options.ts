import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './plain-error.ts';

/**
 * Reads the options of a call as `parseArgs` does.
 * @throws UsageError with what is wrong and the usage.
 */
export function readOptions<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // The later sentences are about positional arguments that begin with a dash.
    const [message = ''] = (error as Error).message.split('. ');
    throw new UsageError(`${message.replace(/\.$/, '')}.\n${usage}`);
  }
}
