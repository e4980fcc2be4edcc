import type { z } from 'zod';
import type { WantedPermission } from '../access/permission-groups.ts';
import type { ErrorCode } from '../errors/error-table.ts';

/**
 * Who may call: everybody, anyone with a valid token, a game server with its key, or holders of a permission or of any of a group; with `deployToken` deploy tokens
 * too, each for the remotes that it names. There is no default: silence means no.
 */
export type EndpointAccess =
  | 'public'
  | 'signed-in'
  | 'game-server'
  | { permission: WantedPermission; deployToken?: true };

/** How often one caller may call. The numbers stand with the API's rate limits. */
export type RateClass = 'read' | 'search' | 'write' | 'draw' | 'deploy' | 'report' | 'webhook' | 'health';

/** How large a JSON body may be. */
export interface JsonLimits {
  mostBytes: number;
  /** The most brackets, commas and colons outside of texts: so much there is to build, however few bytes it takes. */
  mostParts: number;
}

/** As a rule. */
export const USUAL_JSON: JsonLimits = { mostBytes: 65_536, mostParts: 4_000 };
/** Texts with formatting, forms, imports, descriptions of releases. */
export const LARGE_JSON: JsonLimits = { mostBytes: 1_048_576, mostParts: 200_000 };

/** The header of the secret by which the API knows the gateway's own calls, which it doesn't count. */
export const GATEWAY_KEY_HEADER = 'x-boardwalk-gateway-key';
/** The fewest signs of that secret. */
export const GATEWAY_KEY_LENGTH = 32;

/**
 * The kinds of data whose changes the database counts, by triggers on their tables. `people`: who somebody is, holds and may do; when
 * they were last seen is no part of it.
 */
export const DATA_TOPICS = ['people', 'feed', 'news', 'docs', 'events'] as const;
export type DataTopic = (typeof DATA_TOPICS)[number];

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type EndpointKeyText = `${HttpMethod} /api/${string}`;

/** One call of the API. Its key in the table is `METHOD /path`, with parameters as `:name`. */
export interface Endpoint {
  summary: string;
  access: EndpointAccess;
  /** Of a public endpoint: a token isn't needed, and one that is sent is checked, so that the handler knows its caller. */
  optionalToken?: true;
  /**
   * Which members may call, by the state of their account. As a rule all but the suspended and the banned; `any`: these too; `unrestricted`: not
   * the restricted either. It says nothing about calls that are public.
   */
  accounts?: 'any' | 'unrestricted';
  /** A member has to have signed in a short time ago. */
  freshSignIn?: true;
  rate: RateClass;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Limits of the body where {@link USUAL_JSON} is too little. */
  jsonLimits?: JsonLimits;
  /** The body is bytes (`application/octet-stream`) instead of JSON. One of more than `mostBytes` isn't read. */
  rawBody?: { mostBytes: number };
  /** The body may be a form as well, as mail programs and pages without scripts send it. Nothing of it is read. */
  formBody?: true;
  /** A service outside signs the bytes of the body: the handler gets them as they came, and parses them once the signature is checked. */
  signedBody?: true;
  /** The answer is a stream of server-sent events, which stays open for as long as both sides like. */
  stream?: true;
  /** The JSON that a success answers; absent when there is no body (204) or when the body is no JSON. */
  answer?: z.ZodType;
  /**
   * The data that the answer is read from. The API caches the answer until any of it changes, and sends it to everybody with the same
   * permissions and the same input. Such an answer must depend neither on the caller nor on the time.
   */
  cacheTopics?: readonly DataTopic[];
  /** Answers to members aren't cached: they say more, about the caller. */
  cacheFor?: 'visitors';
  /** The status of a success. */
  status: 200 | 201 | 204;
  /** A call that is repeated with the same `Idempotency-Key` within 24 hours happens once and gets the same answer. */
  idempotent?: true;
  /** Errors beyond those that any call of its access and input can answer. */
  errors?: readonly ErrorCode[];
}

/** Declares a group of endpoints and keeps each one's exact types. */
export function defineEndpoints<const T extends Record<EndpointKeyText, Endpoint>>(table: T): T {
  return table;
}
