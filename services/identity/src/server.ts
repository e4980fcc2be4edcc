import { mkdir } from 'node:fs/promises';
import type { IncomingMessage, RequestListener } from 'node:http';
import { dirname } from 'node:path';
import { createLogDestination } from '@boardwalk/server';
import { loadAccounts } from './accounts/accounts.ts';
import { createAttemptLimit } from './accounts/attempt-limit.ts';
import { followBrand } from './brand.ts';
import type { IdentityConfiguration } from './configuration.ts';
import { discord } from './discord/discord.ts';
import { interactionPages } from './interaction/interaction.ts';
import { listen } from './listen.ts';
import { createLog, type Log } from './log.ts';
import { mailPages } from './mail/mail-pages.ts';
import { type MailSink, startMailSink } from './mail/mail-sink.ts';
import { assets } from './pages/assets.ts';
import { logEvents } from './provider/events.ts';
import { createProvider, type ProviderParts } from './provider/provider.ts';
import { failures } from './shims/failures.ts';
import { logout } from './shims/logout.ts';
import type { Middleware } from './shims/middleware.ts';
import { refreshErrors } from './shims/refresh-errors.ts';
import { securityHeaders } from './shims/security-headers.ts';
import { isJsonTokenRequest, replayAsForm } from './shims/token-json.ts';
import { userinfo } from './shims/userinfo.ts';
import { webMessageStatus } from './shims/web-message.ts';
import { createStorage } from './storage/adapter.ts';
import { loadKeys } from './storage/keys.ts';

export { ConfigurationError, type IdentityConfiguration, readConfiguration } from './configuration.ts';

/** A running identity provider. */
export interface Identity {
  /** The issuer, with a trailing slash. */
  issuer: string;
  port: number;
  /** Port on which it receives e-mails, if enabled. */
  mailPort: number | undefined;
  /** Stops listening, lets open requests end and stores everything on disk. */
  close: () => Promise<void>;
}

const health: Middleware = (ctx, next) => {
  if (ctx.path !== '/health') return next();
  ctx.set('Cache-Control', 'no-store');
  ctx.body = { status: 'ok' };
};

function createHandler(parts: ProviderParts, mail: MailSink | undefined, log: Log): RequestListener {
  const { configuration, accounts, keys } = parts;
  const { issuer, siteOrigins, clientId } = configuration;
  const provider = createProvider(parts);
  logEvents(provider, log);

  const attempts = createAttemptLimit();
  for (const step of [
    securityHeaders(siteOrigins, issuer),
    failures(log, siteOrigins[0]),
    health,
    followBrand(siteOrigins[0]),
    assets,
    ...(configuration.discord ? [discord({ ...configuration.discord, issuer, siteOrigins })] : []),
    ...(mail ? [mailPages(mail.mails)] : []),
    interactionPages({ provider, issuer, siteOrigins, accounts, attempts, demo: configuration.demo }),
    logout({ provider, clientId, siteOrigins }),
    userinfo({ issuer, siteOrigins, accounts, keys }),
    refreshErrors,
    webMessageStatus,
  ]) {
    provider.use(step);
  }

  const answer = provider.callback();
  const { host, protocol } = new URL(issuer);
  // URLs in responses are derived from the issuer, not from the request's headers or the port a container listens on.
  const pin = (request: IncomingMessage): IncomingMessage => {
    Object.assign(request.headers, {
      'x-forwarded-host': host,
      'x-forwarded-proto': protocol.slice(0, -1),
    });
    return request;
  };

  return (request, response) => {
    if (!isJsonTokenRequest(request)) return void answer(pin(request), response);
    replayAsForm(request).then(
      (replay) => answer(pin(replay), response),
      () => response.writeHead(413, { connection: 'close' }).end(),
    );
  };
}

/** Starts the identity provider. Rejects if its files are unreadable or the port is in use. */
export async function startIdentity(configuration: IdentityConfiguration): Promise<Identity> {
  const destination = createLogDestination({ service: 'identity' });
  const log = createLog(configuration.logLevel, destination.write);
  const { directory, host, port } = configuration;
  // Only our own folder is private: others in DATA_DIR belong to other users.
  await mkdir(dirname(directory), { recursive: true });
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const [keys, accounts, storage] = await Promise.all([
    loadKeys(directory, configuration.rotateKeys),
    loadAccounts(directory, configuration.demo),
    createStorage(directory, log),
  ]);

  let handler: RequestListener = (_request, response) => void response.writeHead(503).end();
  const listening = await listen((request, response) => handler(request, response), host, port);
  const issuer = configuration.issuer ?? `http://localhost:${listening.port}/`;
  const mail =
    configuration.mailPort === undefined ? undefined : await startMailSink(configuration.mailPort, host, log);
  const parts = { configuration: { ...configuration, issuer }, accounts, keys, adapter: storage.adapter };
  handler = createHandler(parts, mail, log);
  log.info('listening', { address: `http://${host}:${listening.port}`, issuer });

  return {
    issuer,
    port: listening.port,
    mailPort: mail?.port,
    close: async () => {
      await Promise.all([listening.close(), mail?.close()]);
      await Promise.all([accounts.settled(), storage.settled()]);
      log.info('stopped');
      destination.close();
    },
  };
}
