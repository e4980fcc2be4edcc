import { expect, it } from 'vitest';
import { z } from 'zod';
import { permissionsFor } from '../access/permission-groups.ts';
import type { Permission } from '../access/permissions.ts';
import { type JsonLimits, LARGE_JSON, USUAL_JSON } from './endpoint.ts';
import { FIXED_PATHS } from './fixed-paths.ts';
import { type EndpointKey, endpoint, endpointKeys, splitKey } from './table.ts';

it('declares a schema for each path parameter, and no other', () => {
  const wrong = endpointKeys.filter((key) => {
    const named = [...splitKey(key)[1].matchAll(/:(\w+)/g)].map(([, name]) => name);
    const { params } = endpoint(key);
    const described = params && 'shape' in params ? Object.keys(params.shape as object) : [];
    return named.sort().join() !== described.sort().join();
  });
  expect(wrong).toEqual([]);
});

/** Endpoints that respond with a picture, file or stream instead of JSON. */
const OTHER_THAN_JSON =
  /\/images\/|\/(avatars|banners)\/:file$|\/me\/export\/file$|^GET \/api\/media\/|\/registry\/(files|shell-assets)|\/notifications\/unsubscribe|\/feeds\/|\/cards\/|\/sitemap$|\/live\/events$|\/discord\/callback$|\/files\/:fileId$|\/(audit|properties)\/export$|\/calendar\.ics$|\/calendar\/:file$|\/guests\/export$|\/webhooks\/|^GET \/api\/site\/(icon|logo|card|export)/;

it('declares a JSON response exactly when the status allows a body', () => {
  const wrong = endpointKeys.filter((key) => {
    const { answer, status } = endpoint(key);
    if (status === 204) return answer !== undefined;
    return answer === undefined && !OTHER_THAN_JSON.test(key);
  });
  expect(wrong).toEqual([]);
});

it('lists every fixed path that also matches a path with a parameter', () => {
  const fixed = endpointKeys.filter((key) => !key.includes(':'));
  const patterns = endpointKeys
    .filter((key) => key.includes(':'))
    .map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`));
  const found = fixed.filter((key) => patterns.some((pattern) => pattern.test(key)));
  expect([...new Set(found.map((key) => splitKey(key)[1]))].sort()).toEqual(FIXED_PATHS);
});

/** Maximum length of strings whose only bound is a pattern. */
const LENGTH_OF_PATTERN = 300;
/** Maximum UTF-8 bytes per UTF-16 code unit. */
const BYTES_OF_UNIT = 3;
const NUMBER = { mostBytes: 24, mostParts: 0 };

interface JsonSchema extends z.core.JSONSchema.JSONSchema {}
const sum = (all: JsonLimits[]): JsonLimits => ({
  mostBytes: all.reduce((bytes, one) => bytes + one.mostBytes, 0),
  mostParts: all.reduce((parts, one) => parts + one.mostParts, 0),
});
const largest = (all: JsonLimits[]): JsonLimits => ({
  mostBytes: Math.max(...all.map(({ mostBytes }) => mostBytes)),
  mostParts: Math.max(...all.map(({ mostParts }) => mostParts)),
});
const UNBOUNDED = { mostBytes: Number.POSITIVE_INFINITY, mostParts: Number.POSITIVE_INFINITY };

/** Computes the maximum JSON size of a schema; recursive schemas and records are unbounded. */
function limitsOf(schema: JsonSchema, root: JsonSchema, above: readonly string[] = []): JsonLimits {
  if (schema.$ref) {
    const name = schema.$ref.replace('#/$defs/', '');
    const named = root.$defs?.[name];
    return named && !above.includes(name) ? limitsOf(named as JsonSchema, root, [...above, name]) : UNBOUNDED;
  }
  const inner = (one: unknown) => limitsOf(one as JsonSchema, root, above);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return largest(choices.map(inner));
  if (schema.allOf) return sum(schema.allOf.map(inner));
  if (schema.enum || schema.const !== undefined)
    return { mostBytes: JSON.stringify(schema.enum ?? schema.const).length, mostParts: 0 };
  if (schema.format === 'uuid') return { mostBytes: 38, mostParts: 0 };
  if (schema.type === 'string')
    return { mostBytes: 2 + BYTES_OF_UNIT * (schema.maxLength ?? LENGTH_OF_PATTERN), mostParts: 0 };
  if (schema.type === 'array') {
    const { mostBytes, mostParts } = inner(schema.items ?? {});
    const most = schema.maxItems ?? Number.POSITIVE_INFINITY;
    return { mostBytes: 2 + most * (mostBytes + 1), mostParts: 1 + most * (mostParts + 1) };
  }
  if (schema.type === 'object') {
    if (typeof schema.additionalProperties === 'object') return UNBOUNDED;
    const fields = Object.entries(schema.properties ?? {});
    const { mostBytes, mostParts } = sum(fields.map(([, field]) => inner(field)));
    const names = fields.reduce((bytes, [name]) => bytes + name.length + 4, 2);
    return { mostBytes: mostBytes + names, mostParts: mostParts + 2 * fields.length + 1 };
  }
  return schema.type === undefined ? UNBOUNDED : NUMBER;
}

/** Bodies that in practice are far smaller than their schema allows. */
const SMALLER_THAN_THEIR_SCHEMA = [
  // A browser's report: a few addresses and a policy.
  'POST /api/reports/csp',
  // Twenty outcomes, and only failures contain a cause.
  'POST /api/reports/releases',
  // Scores by the ids of a rubric of ten.
  'PUT /api/reviews/:id/score',
  // Three choices for each kind of the apps that the member has changed.
  'PUT /api/notifications/preferences',
  // Eight values of an entry.
  'POST /api/backend/audit',
];

it('allows every body that its schema accepts, within the JSON limits', () => {
  const wrong = endpointKeys.filter((key) => {
    const { body, jsonLimits = USUAL_JSON } = endpoint(key);
    const isLarge = jsonLimits.mostBytes >= LARGE_JSON.mostBytes;
    if (!body || isLarge || SMALLER_THAN_THEIR_SCHEMA.includes(key)) return false;
    const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    const { mostBytes, mostParts } = limitsOf(schema, schema);
    return !(mostBytes <= jsonLimits.mostBytes && mostParts <= jsonLimits.mostParts);
  });
  expect(wrong).toEqual([]);
});

it('raises the JSON limits only for endpoints with a JSON body', () => {
  const large = endpointKeys.filter((key) => endpoint(key).jsonLimits);
  expect(large.filter((key) => !endpoint(key).body)).toEqual([]);
});

/**
 * Classifies each permission by whether its writes serve code to others, create secrets, or grant and revoke power. New permissions must be
 * classified.
 */
const SERVES: Record<Permission, 'code' | 'secrets' | 'power' | 'none'> = {
  'users.read': 'none',
  'roles.read': 'none',
  'roles.manage': 'power',
  'audit.read': 'none',
  'feed.read': 'none',
  'releases.manage': 'code',
  'releases.early': 'none',
  'news.write': 'none',
  'news.publish': 'none',
  'comments.moderate': 'none',
  'media.upload': 'none',
  'docs.write': 'none',
  'notifications.manage': 'none',
  // The approval's grants are checked against what the editor and the decider may grant themselves.
  'forms.manage': 'none',
  'applications.review': 'none',
  'applications.decide': 'none',
  'applications.waive': 'none',
  'bridge.manage': 'secrets',
  'dashboard.read': 'none',
  'members.moderate': 'power',
  'members.notes': 'none',
  'site.manage': 'power',
  'streams.manage': 'none',
  'events.publish': 'none',
  'estate.manage': 'none',
};

/** Writes with such a permission that are harmless by themselves, with the reason. */
const HARMLESS: Partial<Record<EndpointKey, string>> = {
  'POST /api/releases': 'describes a release, which is not served before it is published',
  'POST /api/releases/check': 'stores nothing',
  'PUT /api/releases/:name/:version/files': 'uploads files of a release that is not published yet',
  'POST /api/releases/:name/verify': 'reads the files of a release again',
  'POST /api/remote-backends/:name/check': 'calls the registered address',
  'POST /api/backend-hooks/:id/retry': 'repeats a call of the site that has failed',
  'DELETE /api/deploy-tokens/:id': 'ends a secret',
  'DELETE /api/game-keys/:id': 'ends a secret',
  'DELETE /api/remote-backends/:name/keys/:id': 'ends a secret',
  'POST /api/site/drafts': 'is visible only with its key',
  'POST /api/site/tests/:integration': 'sends a test message',
  'POST /api/users/:id/punishments': 'only a ban requires one, as its errors state',
  'POST /api/punishments/:id/lift': 'restores rights that every member has',
  'POST /api/appeals/:id/decision': 'restores rights that every member has',
};

it('requires a fresh sign-in for every write that serves code, creates secrets or grants power', () => {
  const without = endpointKeys.filter((key) => {
    const { access, freshSignIn } = endpoint(key);
    if (key.startsWith('GET') || typeof access !== 'object' || freshSignIn) return false;
    return permissionsFor(access.permission).every((permission) => SERVES[permission] !== 'none');
  });
  expect(without).toEqual(expect.arrayContaining(Object.keys(HARMLESS)));
  expect(without.filter((key) => HARMLESS[key] === undefined)).toEqual([]);
});

it('returns secrets only after a fresh sign-in', () => {
  const secret = endpointKeys.filter((key) => {
    const { answer } = endpoint(key);
    return answer && 'shape' in answer && Object.hasOwn(answer.shape as object, 'secret');
  });
  expect(secret).toEqual([
    'POST /api/game-keys',
    'POST /api/deploy-tokens',
    'POST /api/remote-backends/:name/keys',
  ]);
  expect(secret.filter((key) => !endpoint(key).freshSignIn)).toEqual([]);
});
