import type { z } from 'zod';
import type { WantedPermission } from '../access/permission-groups.ts';
import type { ErrorCode } from '../errors/error-table.ts';

/**
 * Access rule of an endpoint: public, anyone with a valid token, a game server or the backend of a remote with its key, or holders of a permission or
 * of any permission of a group. `deployToken` also admits deploy tokens, each for its own remotes. There is no default: an endpoint without a rule is rejected.
 */
export type EndpointAccess =
  | 'public'
  | 'signed-in'
  | 'game-server'
  | 'backend'
  | { permission: WantedPermission; deployToken?: true };

/** Rate limit class of an endpoint. The limits are defined in the API. */
export type RateClass =
  | 'read'
  | 'search'
  | 'write'
  | 'draw'
  | 'deploy'
  | 'report'
  | 'webhook'
  | 'backend'
  | 'health';

/** Size limits of a JSON body. */
export interface JsonLimits {
  mostBytes: number;
  /** Maximum number of brackets, commas and colons outside of strings. Bounds the values to allocate, which the size in bytes doesn't. */
  mostParts: number;
}

/** Default limits. */
export const USUAL_JSON: JsonLimits = { mostBytes: 65_536, mostParts: 4_000 };
/** Limits for formatted texts, forms, imports and release descriptions. */
export const LARGE_JSON: JsonLimits = { mostBytes: 1_048_576, mostParts: 200_000 };

/** Header with the shared secret that identifies calls of the gateway, which aren't rate limited. */
export const GATEWAY_KEY_HEADER = 'x-boardwalk-gateway-key';
/** Minimum length of that secret, in characters. */
export const GATEWAY_KEY_LENGTH = 32;

/**
 * Data whose changes the database counts, by triggers on the tables. `people` covers identity, roles and permissions, but not the time a member was
 * last seen.
 */
export const DATA_TOPICS = ['people', 'feed', 'news', 'docs', 'events'] as const;
export type DataTopic = (typeof DATA_TOPICS)[number];

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type EndpointKeyText = `${HttpMethod} /api/${string}`;

/** An endpoint of the API. Its key in the table is `METHOD /path`, with parameters as `:name`. */
export interface Endpoint {
  summary: string;
  access: EndpointAccess;
  /** For public endpoints: a token is optional, but verified if sent, so that the handler knows the caller. */
  optionalToken?: true;
  /**
   * Account states whose members may call. By default all but suspended and banned ones; `any` includes these, `unrestricted` also excludes
   * restricted ones. Doesn't apply to public endpoints.
   */
  accounts?: 'any' | 'unrestricted';
  /** Requires a recent sign-in. */
  freshSignIn?: true;
  rate: RateClass;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Limits of the body, if {@link USUAL_JSON} is too small. */
  jsonLimits?: JsonLimits;
  /** The body is bytes (`application/octet-stream`) instead of JSON. One larger than `mostBytes` is rejected unread. */
  rawBody?: { mostBytes: number };
  /** The body may also be a form, as mail programs and pages without scripts send it. Its content is ignored. */
  formBody?: true;
  /** An external service signs the raw body: the handler receives the bytes, and parses them after checking the signature. */
  signedBody?: true;
  /** The response is a stream of server-sent events, which stays open until either side closes it. */
  stream?: true;
  /** Schema of the JSON body of a successful response. Absent if there is no body (204), or if it isn't JSON. */
  answer?: z.ZodType;
  /**
   * Data that the response is computed from. The API caches the response until any of it changes, and shares it between callers with the same
   * permissions and input. The response must not depend on the caller or the time.
   */
  cacheTopics?: readonly DataTopic[];
  /** Caches responses to visitors only, because those to members contain caller-specific data. */
  cacheFor?: 'visitors';
  /** Status of a successful response. */
  status: 200 | 201 | 204;
  /** A call repeated with the same `Idempotency-Key` within 24 hours runs once and gets the same response. */
  idempotent?: true;
  /** Error codes beyond those implied by the access and input. */
  errors?: readonly ErrorCode[];
}

/** Declares a group of endpoints and preserves the exact type of each. */
export function defineEndpoints<const T extends Record<EndpointKeyText, Endpoint>>(table: T): T {
  return table;
}
