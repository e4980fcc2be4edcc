/** Options of the client. */
export interface SiteClientOptions {
  /** Origin at which this backend reaches the site: `https://your-site.example`, or the service of a private network. */
  site: string;
  /** Key of this backend, created at `/admin/releases` → the app → Backend. */
  key: string;
  /** Maximum duration of a call, in milliseconds. 10,000 by default. */
  timeoutMs?: number;
  /** For tests. `fetch` by default. */
  fetch?: typeof fetch;
}

/** A member as the site knows them now. */
export interface SiteMember {
  /** The member's id for this remote. */
  id: string;
  handle: string;
  name: string;
  /** Whether the account is neither suspended nor banned. */
  open: boolean;
  /** Permissions of this remote that the member holds. */
  permissions: readonly string[];
}

/** A notification. Only the first one of a kind and subject is sent, so a call can be repeated. */
export interface SiteNotification {
  /** Kind, as in `notifications` of remote.json. */
  kind: string;
  /** Id of its subject, given by the backend: at most 100 characters. */
  subject: string;
  /** At most 1,000 members by their ids, or all holders of a permission of this remote. */
  to: { members: readonly string[] } | { permission: string };
  /** Values of the placeholders in the sentence: at most 8, of 160 characters each. */
  values?: Readonly<Record<string, string>>;
  /** Member who caused it, and isn't notified. */
  actor?: string;
  /** Page of this remote to which it links. */
  path: string;
}

/** An item of the staff's inbox. */
export interface SiteInboxItem {
  /** Kind, as in `inbox` of remote.json. */
  kind: string;
  subject: string;
  title: string;
  /** Further information in one line. */
  note?: string;
  /** Number of occurrences; 1 by default. */
  count?: number;
  path: string;
  /** Member whom it concerns, and who doesn't see it. */
  about?: string;
}

/** An entry of the audit log. */
export interface SiteAuditEntry {
  /** Action, as in `audit` of remote.json. */
  action: string;
  /** Member who acted; absent for the remote itself. */
  actor?: string;
  target: { id: string; label: string };
  /** At most 8 values. */
  details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** A document of the site's search. */
export interface SiteDocument {
  id: string;
  /** Kind, as in `search` of remote.json. */
  kind: string;
  title: string;
  /** At most 4,000 characters. */
  text?: string;
  path: string;
  access: 'public' | 'members' | { permission: string };
  /** Time of publication, ISO 8601. */
  at?: string | null;
}

/** Calls of the site. Each rejects with a {@link SiteError}. */
export interface SiteClient {
  /** Returns a member by their id for this remote; null when they were deleted, or never used it. */
  member(id: string): Promise<SiteMember | null>;
  /** Returns the settings of this remote, with the number of their version. Values that no owner has set are the defaults. */
  settings<Values = Record<string, string | number | boolean>>(): Promise<{
    version: number;
    values: Values;
  }>;
  /** Notifies members. @returns whether this call sent it; false when an earlier one did */
  notify(notification: SiteNotification): Promise<boolean>;
  /** Withdraws unread notifications about a subject. */
  withdraw(kind: string, subject: string): Promise<void>;
  inbox: {
    /** Opens an item, or updates the open one about the subject. */
    open(item: SiteInboxItem): Promise<void>;
    /** Closes the item about a subject. @param by member who handled it */
    close(kind: string, subject: string, by?: string): Promise<void>;
  };
  audit(entry: SiteAuditEntry): Promise<void>;
  search: {
    /** Adds or replaces documents, in calls of 100. */
    publish(documents: readonly SiteDocument[]): Promise<void>;
    remove(id: string): Promise<void>;
    removeAll(): Promise<void>;
  };
  /** Sends an event to the pages that subscribe to a live topic. @param id what it is about; `all` by default. @param data at most 2,000 characters as JSON */
  live(topic: string, options?: { id?: string; data?: unknown }): Promise<void>;
}

/** A call that the site refused, or that didn't reach it. */
export class SiteError extends Error {
  override readonly name = 'SiteError';
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Code of the site, such as `NOT_DECLARED`; undefined without one. */
  readonly code: string | undefined;

  constructor(message: string, status: number, code?: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
  }

  /** Whether the same call may succeed later: without a response, at a rate limit, and after an error of the site. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

const DOCUMENTS_PER_CALL = 100;
const TIMEOUT_MS = 10_000;

/** Returns the client with which a backend calls the site. */
export function createSiteClient({
  site,
  key,
  timeoutMs = TIMEOUT_MS,
  fetch: send = fetch,
}: SiteClientOptions): SiteClient {
  const request = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await send(new URL(`/api/backend${path}`, site), {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new SiteError(`The site could not be reached: ${String(error)}`, 0, undefined, { cause: error });
    });
    const answer: unknown =
      response.status === 204 ? undefined : await response.json().catch(() => undefined);
    if (response.ok) return answer;
    const { message, details } = (answer ?? {}) as { message?: string; details?: { code?: string } };
    throw new SiteError(
      message ?? `${method} ${path}: the site answered ${response.status}.`,
      response.status,
      details?.code,
    );
  };
  const at = (...parts: string[]) => parts.map((part) => `/${encodeURIComponent(part)}`).join('');
  return {
    member: (id) =>
      request('GET', `/members${at(id)}`).then(
        (member) => member as SiteMember,
        (error: unknown) => {
          if (error instanceof SiteError && error.code === 'USER_NOT_FOUND') return null;
          throw error;
        },
      ),
    settings: async <Values>() => (await request('GET', '/settings')) as { version: number; values: Values },
    notify: async (notification) =>
      ((await request('POST', '/notifications', notification)) as { sent: boolean }).sent,
    withdraw: async (kind, subject) => void (await request('DELETE', `/notifications${at(kind, subject)}`)),
    inbox: {
      open: async ({ kind, subject, ...item }) =>
        void (await request('PUT', `/inbox${at(kind, subject)}`, item)),
      close: async (kind, subject, by) => {
        const query = by === undefined ? '' : `?by=${encodeURIComponent(by)}`;
        await request('DELETE', `/inbox${at(kind, subject)}${query}`);
      },
    },
    audit: async (entry) => void (await request('POST', '/audit', entry)),
    search: {
      publish: async (documents) => {
        for (let start = 0; start < documents.length; start += DOCUMENTS_PER_CALL)
          await request('PUT', '/search', { documents: documents.slice(start, start + DOCUMENTS_PER_CALL) });
      },
      remove: async (id) => void (await request('DELETE', `/search${at(id)}`)),
      removeAll: async () => void (await request('DELETE', '/search')),
    },
    live: async (topic, { id, data = null } = {}) =>
      void (await request('POST', '/live', { topic, id, json: JSON.stringify(data) })),
  };
}
