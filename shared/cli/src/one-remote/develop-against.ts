import { join } from 'node:path';
import { PlainError, untilStopSignal } from '@boardwalk/build/command';
import { startDevServers } from '@boardwalk/build/dev-servers';
import { IS_ONE_REMOTE, ROOT, remoteFolder } from '@boardwalk/build/workspace';
import type { Finding } from '@boardwalk/contracts';
import { requireToken } from '../release/deploy-token.ts';
import { linkToDevelopment } from '../release/development-link.ts';
import { developmentRemoteAt } from '../release/development-remote.ts';
import { findingLines } from '../release/findings.ts';
import { buildRelease } from '../release/local/local-release.ts';
import { messageWarnings } from '../release/local/message-findings.ts';
import { SiteClient } from '../release/site/site-client.ts';
import { SiteError } from '../release/site/site-error.ts';
import { siteFindings } from '../release/verbs/check.ts';
import { requireFreePort } from './port-option.ts';
import { watchContent } from './watch-content.ts';

/** Validity of a link to this computer, in minutes: a working day. */
const LINK_MINUTES = 8 * 60;

const log = (line: string) => console.info(`  ${line}`);

interface AgainstOptions {
  name: string;
  /** The site's origin. */
  site: string;
  token: string | undefined;
  port: number | undefined;
}

/** Serves one remote of this checkout to a site that runs elsewhere; that site serves everything else. */
export async function developAgainst({ name, site, token, port }: AgainstOptions): Promise<void> {
  const secret = requireToken(
    token,
    'A link into the site needs a deploy token: --token bwd_… or BOARDWALK_TOKEN.',
  );
  await requireFreePort(port, IS_ONE_REMOTE ? 'npm run dev --' : `npm run dev -- ${name} --against ${site}`);
  const client = new SiteClient({ origin: site, token: secret, log });
  await refuseUnfit(client, name);
  const [server] = await startDevServers([name], site, port);
  if (!server) throw new PlainError(`${name} could not be served.`);
  const stopped = untilStopSignal();
  const link = await linkToDevelopment(client, name, {
    development: await developmentRemoteAt(name, server.url),
    minutes: LINK_MINUTES,
  });
  console.info(
    `\n${name} is served from ${server.url}. Open this in a browser on this computer, signed in:\n`,
  );
  console.info(`  ${link.url}\n`);
  console.info(
    `It replaces ${name} in that tab only, until ${link.expiresAt}. Saved changes appear there. Ctrl-C stops it.`,
  );
  // The link contains the routes and the navigation of the manifest, and the build its kit.
  const stopWatching = watchContent(join(ROOT, remoteFolder(name)), 'remote.json', () =>
    log('remote.json changed: restart npm run dev and open the new link.'),
  );
  await stopped.code;
  stopWatching();
  await server.close();
}

/** Refuses a remote that needs another kit, because it can't start there. All other findings can be fixed during development. */
async function refuseUnfit(client: SiteClient, name: string): Promise<void> {
  const findings = await siteFindings(client, await buildRelease(name, log)).catch(noFindings);
  const unfit = findings.filter(({ code }) => code.startsWith('kit-'));
  if (unfit.length > 0)
    throw new PlainError([`${name} doesn’t fit ${client.origin}:`, ...findingLines(unfit)].join('\n'));
  for (const line of findingLines(findings).concat(messageWarnings(name))) log(line);
}

/** Returns no findings for a published release, which was checked then. */
function noFindings(error: unknown): Finding[] {
  if (error instanceof SiteError && error.code === 'RELEASE_EXISTS') return [];
  throw error;
}
