/**
 * The table of the calls of a remote's backend: `@boardwalk/contracts/calls`. Pages, the backend and `remote.json` are written against the same table.
 * Imports no schemas, so that a page loads nothing else with it.
 * @packageDocumentation
 */
import type { z } from 'zod';
import type { HttpMethod } from '../endpoints/endpoint.ts';
import type { FieldError } from '../errors/error-object.ts';
import type { BackendCall } from '../releases/remote-backend.ts';

/** A method, and a path below `/api/remotes/<remote>`: `POST /polls/:id/votes`. */
export type CallKey = `${HttpMethod} /${string}`;

/** A call of a remote's backend. `access` and `rate` are those of `remote.json`. */
export interface RemoteCall {
  /** Description for readers of the table. */
  summary?: string;
  access: BackendCall['access'];
  rate?: NonNullable<BackendCall['rate']>;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Schema of the JSON body of a successful response; absent without one. */
  answer?: z.ZodType;
  /** GET calls of the table whose data a successful call makes stale. */
  invalidates?: readonly string[];
}

/** The calls of a remote by their keys. */
export type CallTable = Readonly<Record<CallKey, RemoteCall>>;

/** Keys of the calls of a table. */
export type CallOf<T> = Extract<keyof T, CallKey>;
/** Keys of the calls that read. */
export type QueryCallOf<T> = Extract<keyof T, `GET /${string}`>;

/** Allows only GET calls of the same table in `invalidates`. */
type WithKnownQueries<T> = { [K in keyof T]: { invalidates?: readonly QueryCallOf<T>[] } };

/**
 * Declares the calls of a remote's backend, and preserves the exact type of each.
 * @example
 * export const calls = defineCalls({
 *   'GET /polls': { access: 'public', answer: z.object({ items: z.array(poll), nextCursor: z.string().nullable() }) },
 *   'POST /polls': { access: { permission: 'polls.manage' }, body: newPoll, answer: poll, invalidates: ['GET /polls'] },
 * });
 */
export function defineCalls<const T extends CallTable>(table: T & WithKnownQueries<T>): T {
  return table;
}

type Part<Row, P extends 'params' | 'query' | 'body'> = Row extends { [Q in P]: infer S extends z.ZodType }
  ? { [Q in P]: S }
  : unknown;
type Parts<Row> = Part<Row, 'params'> & Part<Row, 'query'> & Part<Row, 'body'>;
type InputOf<S> = S extends z.ZodType ? z.input<S> : never;
/** A part without required fields can be omitted. */
type Sent<T> = {
  [P in keyof T as object extends InputOf<T[P]> ? never : P]: InputOf<T[P]>;
} & { [P in keyof T as object extends InputOf<T[P]> ? P : never]?: InputOf<T[P]> };
type Received<T> = { [P in keyof T]: T[P] extends z.ZodType ? z.output<T[P]> : never };

/** Input of a caller: `params`, `query` and `body`, as far as the call has them. */
export type CallRequest<Row> = Sent<Parts<Row>>;
/** Input of the backend, after validation. */
export type CallInput<Row> = Received<Parts<Row>>;
/** Body of a successful response; undefined without one. */
export type CallAnswer<Row> = Row extends { answer: infer S extends z.ZodType } ? z.output<S> : undefined;

/** Returns `backend.calls` of `remote.json`: method and path, access, and rate of each call. */
export function manifestCallsOf(table: CallTable): BackendCall[] {
  return Object.entries(table).map(([call, { access, rate }]) =>
    rate === undefined ? { call, access } : { call, access, rate },
  );
}

/** Returns a line for each difference between the table and `backend.calls` of `remote.json`. */
export function callDifferences(table: CallTable, declared: readonly BackendCall[]): string[] {
  const inTable = new Map(manifestCallsOf(table).map((call) => [call.call, call]));
  const inManifest = new Map(declared.map((call) => [call.call, call]));
  const differences: string[] = [];
  for (const [key, call] of inTable) {
    const other = inManifest.get(key);
    if (!other) differences.push(`${key} is missing.`);
    else if (accessText(other.access) !== accessText(call.access))
      differences.push(
        `${key} is for ${accessText(other.access)}, and in the table for ${accessText(call.access)}.`,
      );
    else if (other.rate !== call.rate)
      differences.push(
        `${key} has the rate ${other.rate ?? 'by default'}, and in the table ${call.rate ?? 'by default'}.`,
      );
  }
  for (const key of inManifest.keys()) if (!inTable.has(key)) differences.push(`${key} is not in the table.`);
  return differences;
}

function accessText(access: BackendCall['access']): string {
  return typeof access === 'object' ? access.permission : access;
}

/** A call whose input doesn't match the table. Answer it with the status and `body`: a form shows the messages at its fields. */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError';
  readonly status = 400;
  readonly statusCode = 400;
  /** The rejected fields by their path in the input, such as `body.title`. */
  readonly fields: readonly FieldError[];

  constructor(fields: readonly FieldError[]) {
    super('Some fields are not valid.');
    this.fields = fields;
  }

  /** The error object of the site. */
  get body() {
    return {
      message: this.message,
      type: 'VALIDATION',
      status: this.status,
      details: { code: 'INPUT_INVALID', fields: this.fields },
    };
  }
}

const PARTS = ['params', 'query', 'body'] as const;

/**
 * Validates the input of a call by the table.
 * @throws InvalidInputError with the rejected fields.
 * @example const { params, body } = readInput(calls['POST /polls/:id/votes'], request);
 */
export function readInput<Row extends RemoteCall>(
  row: Row,
  request: { params?: unknown; query?: unknown; body?: unknown },
): CallInput<Row> {
  const input: Record<string, unknown> = {};
  const fields: FieldError[] = [];
  for (const part of PARTS) {
    const schema = row[part];
    if (!schema) continue;
    const read = schema.safeParse(request[part] ?? (part === 'body' ? request[part] : {}));
    if (read.success) input[part] = read.data;
    else
      for (const { path, message } of read.error.issues)
        fields.push({ path: [part, ...path.map(String)].join('.'), message });
  }
  if (fields.length > 0) throw new InvalidInputError(fields);
  return input as CallInput<Row>;
}
