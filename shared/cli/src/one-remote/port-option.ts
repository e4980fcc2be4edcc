import { PlainError, UsageError } from '@boardwalk/build/command';
import { isPortFree } from '@boardwalk/build/ports';

const MIN_PORT = 1024;
const MAX_PORT = 65_535;
/** Ports that the message about a port in use names. */
const EXAMPLES = [5174, 5175];

/** Reads the option `--port`. @throws UsageError when it is not a port. */
export function readPort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port >= MIN_PORT && port <= MAX_PORT) return port;
  throw new UsageError(`--port: "${text}" is not a number from ${MIN_PORT} to ${MAX_PORT}.`);
}

/** @param command the call that the message suggests, without the option. @throws PlainError when another program uses this port. */
export async function requireFreePort(port: number | undefined, command: string): Promise<void> {
  if (port === undefined || (await isPortFree(port))) return;
  const other = EXAMPLES.find((example) => example !== port);
  throw new PlainError(`Port ${port} is in use. Choose another: ${command} --port ${other}`);
}
