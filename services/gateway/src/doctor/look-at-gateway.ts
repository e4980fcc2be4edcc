import { connect } from 'node:net';
import {
  type Check,
  type DoctorCall,
  type Finding,
  lookForUnsafeSettings,
  lookIfWritable,
  messageOf,
  ok,
  problem,
  runAllBut,
  type Seen,
  warning,
} from '@boardwalk/server/findings';
import { lookAtRedis } from '@boardwalk/server/redis';
import { type Configuration, ConfigurationError, readConfiguration } from '../configuration.ts';

/** Timeout for responses of other services, in milliseconds. */
const ANSWER_MS = 5_000;

interface Installation {
  configuration: Configuration;
  environment: Record<string, string | undefined>;
}

/** Checks the keys that identify the gateway, and those that pages verify release sets with. */
function lookAtKeys({ configuration: { GATEWAY_KEY, publicKeys } }: Installation): Seen[] {
  return [
    GATEWAY_KEY
      ? ok('the gateway key is set')
      : warning(
          'there is no gateway key: the API counts all calls as those of one visitor',
          'Give API and gateway the same GATEWAY_KEY_FILE; docs/security.md, Gateway key',
        ),
    publicKeys.length > 0
      ? ok(`pages trust ${publicKeys.length} release ${publicKeys.length === 1 ? 'key' : 'keys'}`)
      : problem(
          'pages trust no release key, so they load no remote',
          'Set RELEASE_PUBLIC_KEYS_FILE; docs/security.md, Release signing key',
        ),
  ];
}

/** Checks whether each API is ready. */
async function lookAtApis({ configuration: { API_URL } }: Installation): Promise<Seen[]> {
  return Promise.all(
    API_URL.map(async (url) => {
      const remedy = 'Start it, or set API_URL right; its log says more.';
      try {
        const { status } = await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(ANSWER_MS) });
        return status === 200
          ? ok(`${url} is ready`)
          : problem(`${url} isn’t ready (status ${status})`, remedy);
      } catch (error) {
        return problem(`${url} can’t be reached: ${messageOf(error)}`, remedy);
      }
    }),
  );
}

/** Checks whether the renderer can reach the gateway's socket. Only a running gateway listens there. */
async function lookAtRenderer({ configuration: { RENDERER_SOCKET } }: Installation): Promise<Seen> {
  if (!RENDERER_SOCKET)
    return warning('browsers render every page', 'Set RENDERER_SOCKET, and run the renderer.');
  const code = await codeOfConnecting(RENDERER_SOCKET);
  if (code === undefined) return ok(`the renderer’s socket ${RENDERER_SOCKET} is open`);
  if (code === 'ENOENT' || code === 'ECONNREFUSED') return ok(`no gateway listens at ${RENDERER_SOCKET}`);
  return problem(`${RENDERER_SOCKET} can’t be used (${code})`, 'Give its folder to the gateway’s user.');
}

function codeOfConnecting(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ path, timeout: ANSWER_MS });
    const end = (code: string | undefined) => {
      socket.destroy();
      resolve(code);
    };
    socket.once('connect', () => end(undefined));
    socket.once('timeout', () => end('ETIMEDOUT'));
    socket.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
  });
}

const CHECKS: readonly Check<Installation>[] = [
  // The gateway doesn't know whether there is a demo community.
  {
    name: 'settings',
    look: ({ environment }) => lookForUnsafeSettings({ ...environment, DEMO_DATA: 'off' }),
  },
  { name: 'keys', look: lookAtKeys },
  { name: 'folders', look: ({ configuration }) => lookIfWritable(configuration.RELEASES_DIR) },
  { name: 'redis', look: ({ configuration }) => lookAtRedis(configuration.REDIS_URL) },
  { name: 'apis', look: lookAtApis },
  { name: 'renderer', look: lookAtRenderer },
];

/** Runs all checks of a gateway with this environment. With invalid settings the others are skipped. */
export async function lookAtGateway(
  environment: Record<string, string | undefined>,
  { except }: Pick<DoctorCall, 'except'>,
): Promise<Finding[]> {
  const configuration = read(environment);
  if (Array.isArray(configuration)) return configuration;
  const findings = await runAllBut(except, CHECKS, { configuration, environment });
  return [{ check: 'settings', ...ok('the gateway can read its settings') }, ...findings];
}

function read(environment: Record<string, string | undefined>): Configuration | Finding[] {
  try {
    return readConfiguration(environment);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.message.split('\n').map((line) => ({
      check: 'settings',
      ...problem(line, 'Set it right; the gateway doesn’t start like this.'),
    }));
  }
}
