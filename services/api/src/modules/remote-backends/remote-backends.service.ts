import { asLocalText, type EndpointAnswer, type RegisteredBackend, rateOfCall } from '@boardwalk/contracts';
import {
  AddressRefusedError,
  type OutgoingAnswer,
  type OutgoingCall,
  SafeClient,
} from '@boardwalk/server/outgoing';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../platform/auth/caller.ts';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { CallerLimits } from '../../platform/http/caller-limits.ts';
import { Every } from '../../platform/jobs/every.decorator.ts';
import { AuditService } from '../audit/audit.service.ts';
import type { ServedRemote } from '../releases/channels/served-releases.service.ts';
import { RegistryStateService } from '../releases/registry/registry-state.service.ts';
import { RemoteDeclarationsService } from '../releases/registry/remote-declarations.service.ts';
import { callRefusal, heldPermissions, servedCalls } from './backend-calls.policy.ts';
import { BackendTokensService } from './backend-tokens.service.ts';
import { BackendKeysService } from './keys/backend-keys.service.ts';
import { RemoteBackendsRepository } from './remote-backends.repository.ts';
import type { RemoteBackendRow } from './remote-backends.table.ts';

const HEALTH_PATH = '/health';
const HEALTH_TIMEOUT_MS = 5_000;
const HEALTH_BYTES = 65_536;

/** Address of a backend. `configured`: set by the operator. */
interface Address {
  remote: string;
  origin: string;
  configured: boolean;
}

/** Backends of remotes: their addresses, health, and who may make which call. */
@Injectable()
export class RemoteBackendsService {
  private readonly configured: ReadonlyMap<string, string>;
  private readonly privateHosts: readonly string[];
  /** Results of this process for addresses of the operator, which aren't in the database. */
  private readonly configuredChecks = new Map<
    string,
    Pick<RemoteBackendRow, 'state' | 'problem' | 'checkedAt'>
  >();
  /** Calls addresses that owners enter. */
  private readonly client: SafeClient;
  /** Calls addresses that the operator has set, which may be private. */
  private readonly trusting: SafeClient;

  constructor(
    private readonly database: Database,
    private readonly backends: RemoteBackendsRepository,
    private readonly registry: RegistryStateService,
    private readonly tokens: BackendTokensService,
    private readonly keys: BackendKeysService,
    private readonly declarations: RemoteDeclarationsService,
    private readonly limits: CallerLimits,
    private readonly audit: AuditService,
    @Inject(CONFIGURATION) { remoteBackends, privateHosts }: Configuration,
  ) {
    this.privateHosts = privateHosts;
    this.configured = new Map(Object.entries(remoteBackends));
    this.client = new SafeClient({ exempt: privateHosts, plainHttp: true });
    const hosts = [...this.configured.values()].map((origin) => new URL(origin).hostname);
    this.trusting = new SafeClient({ exempt: hosts, plainHttp: true });
  }

  async list(): Promise<{ items: RegisteredBackend[] }> {
    const [rows, addresses, { remotes }] = await Promise.all([
      this.backends.findAll(),
      this.addresses(),
      this.registry.current(),
    ]);
    const items = addresses.map((address): RegisteredBackend => {
      const row = address.configured
        ? this.configuredChecks.get(address.remote)
        : rows.find(({ remote, origin }) => remote === address.remote && origin === address.origin);
      return {
        ...address,
        state: row?.state ?? 'unknown',
        problem: row?.problem ?? null,
        checkedAt: row?.checkedAt?.toISOString() ?? null,
        calls: callsOf(remotes, address.remote),
      };
    });
    return { items };
  }

  /** Returns addresses and calls, for gateways. */
  async forGateways(): Promise<EndpointAnswer<'GET /api/registry/backends'>> {
    const [addresses, { remotes }] = await Promise.all([this.addresses(), this.registry.current()]);
    const items = addresses.map(({ remote, origin, configured }) => ({
      remote,
      origin,
      mayBePrivate: configured || this.privateHosts.includes(new URL(origin).hostname),
      calls: callsOf(remotes, remote),
    }));
    return { items };
  }

  /** @throws BACKEND_ADDRESS_REFUSED, BACKEND_CONFIGURED */
  async register(caller: Caller, remote: string, address: string): Promise<RegisteredBackend> {
    if (this.configured.has(remote)) throw new ApiError('BACKEND_CONFIGURED');
    const origin = this.acceptedOrigin(address);
    await this.database.transaction(async () => {
      const before = await this.backends.put(remote, origin);
      if (before === origin) return;
      await this.audit.record(caller, {
        action: 'backend.registered',
        target: { type: 'remote', id: remote, label: remote },
        before: before === undefined ? null : { origin: before },
        after: { origin },
      });
    });
    return this.check(remote);
  }

  /** @throws BACKEND_NOT_FOUND, BACKEND_CONFIGURED */
  remove(caller: Caller, remote: string): Promise<void> {
    if (this.configured.has(remote)) throw new ApiError('BACKEND_CONFIGURED');
    return this.database.transaction(async () => {
      const origin = await this.backends.remove(remote);
      if (origin === undefined) throw new ApiError('BACKEND_NOT_FOUND');
      await this.audit.record(caller, {
        action: 'backend.removed',
        target: { type: 'remote', id: remote, label: remote },
        before: { origin },
      });
    });
  }

  /** Creates a key with which the backend of a published remote calls the site. @throws RELEASE_NOT_FOUND, BACKEND_KEYS_FULL */
  async createKey(
    caller: Caller,
    remote: string,
  ): Promise<EndpointAnswer<'POST /api/remote-backends/:name/keys'>> {
    const { remotes } = await this.registry.current();
    const isKnown =
      remotes.some(({ name }) => name === remote) ||
      (await this.addresses()).some((address) => address.remote === remote);
    if (!isKnown) throw new ApiError('RELEASE_NOT_FOUND');
    return this.keys.create(caller, remote);
  }

  /** Returns the kinds of notifications that served remotes declare. */
  async notificationKinds(): Promise<EndpointAnswer<'GET /api/notifications/app-kinds'>> {
    const declared = await this.declarations.all();
    const items = declared.flatMap(({ remote, notifications }) =>
      notifications.map(({ kind, label, description, channels }) => ({
        kind,
        remote,
        label: asLocalText(label),
        description: description === undefined ? null : asLocalText(description),
        channels,
      })),
    );
    return { items };
  }

  /** Checks the health of a backend now. @throws BACKEND_NOT_FOUND */
  async check(remote: string): Promise<RegisteredBackend> {
    const address = (await this.addresses()).find((one) => one.remote === remote);
    if (!address) throw new ApiError('BACKEND_NOT_FOUND');
    await this.checkHealth(address);
    const checked = (await this.list()).items.find((one) => one.remote === remote);
    if (!checked) throw new ApiError('BACKEND_NOT_FOUND');
    return checked;
  }

  @Every('minute')
  async checkAll(): Promise<void> {
    const addresses = await this.addresses();
    await Promise.all(addresses.map((address) => this.checkHealth(address)));
  }

  /**
   * Returns a token for a declared call; null for a visitor. Counts the call in its own rate class.
   * @throws BACKEND_NOT_FOUND, AUTHENTICATION_REQUIRED, ACCESS_DENIED, ACCOUNT_RESTRICTED, TOO_MANY_REQUESTS
   */
  async tokenFor(
    caller: Caller | null,
    { remote, call: text }: { remote: string; call: string },
    request: FastifyRequest,
  ): Promise<string | null> {
    const { remotes } = await this.registry.current();
    const served = remotes.find(({ name }) => name === remote);
    const call = served && servedCalls(served).find((one) => one.call === text);
    if (!served || !call) throw new ApiError('BACKEND_NOT_FOUND');
    const refusal = callRefusal(call, caller);
    if (refusal) throw new ApiError(refusal, caller?.account && { account: caller.account });
    const rate = rateOfCall(call);
    // The endpoint itself counts as a read.
    if (rate !== 'read') await this.limits.count(rate, request);
    if (!caller?.claims) return null;
    return this.tokens.issue(caller, remote, heldPermissions(served, caller.remotePermissions));
  }

  /** Returns the names of the remotes whose backend has an address. */
  async registered(): Promise<Set<string>> {
    return new Set((await this.addresses()).map(({ remote }) => remote));
  }

  /** Returns a function that calls the backend of a remote at its address, by a path; undefined without an address. */
  async callerOf(
    remote: string,
  ): Promise<((path: string, call: OutgoingCall) => Promise<OutgoingAnswer>) | undefined> {
    const address = (await this.addresses()).find((one) => one.remote === remote);
    if (!address) return undefined;
    const client = address.configured ? this.trusting : this.client;
    return (path, call) => client.send(`${address.origin}${path}`, call);
  }

  private async checkHealth({ remote, origin, configured }: Address): Promise<void> {
    const client = configured ? this.trusting : this.client;
    const limits = { timeoutMs: HEALTH_TIMEOUT_MS, maxBytes: HEALTH_BYTES };
    const problem = await client.send(`${origin}${HEALTH_PATH}`, { method: 'GET', ...limits }).then(
      ({ status }) => (status === 200 ? null : `${HEALTH_PATH} answered ${status}.`),
      (error: Error) => error.message,
    );
    if (configured)
      this.configuredChecks.set(remote, {
        state: problem === null ? 'up' : 'down',
        problem,
        checkedAt: new Date(),
      });
    else await this.backends.storeCheck({ remote, origin }, problem);
  }

  private async addresses(): Promise<Address[]> {
    const rows = await this.backends.findAll();
    const entered = rows
      .filter(({ remote }) => !this.configured.has(remote))
      .map(({ remote, origin }) => ({ remote, origin, configured: false }));
    const configured = [...this.configured].map(([remote, origin]) => ({ remote, origin, configured: true }));
    return [...entered, ...configured].toSorted((one, other) => (one.remote < other.remote ? -1 : 1));
  }

  private acceptedOrigin(address: string): string {
    try {
      const url = this.client.checked(address.trim());
      if (url.pathname === '/' && url.search === '' && url.hash === '') return url.origin;
    } catch (error) {
      if (!(error instanceof AddressRefusedError || error instanceof TypeError)) throw error;
    }
    throw new ApiError('BACKEND_ADDRESS_REFUSED');
  }
}

function callsOf(remotes: readonly ServedRemote[], name: string) {
  const served = remotes.find((remote) => remote.name === name);
  return served ? servedCalls(served) : [];
}
