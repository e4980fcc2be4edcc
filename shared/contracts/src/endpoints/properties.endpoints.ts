import { z } from 'zod';
import { listQuery, pageOf } from '../entities/list.ts';
import { mediaSchema } from '../entities/media.ts';
import { MEDIA_LIMITS } from '../entities/media-limits.ts';
import { PROFILE_LIMITS } from '../entities/profile-limits.ts';
import {
  mapPointSchema,
  newPropertySchema,
  propertyCardSchema,
  propertyChangeSchema,
  propertyFilters,
  propertyKeySchema,
  propertyPresentationSchema,
  propertySchema,
  registryImportSchema,
} from '../entities/property.ts';
import { ESTATE_LIMITS } from '../estate/estate-limits.ts';
import { handle, line, textFile } from '../texts/written.ts';
import { defineEndpoints, LARGE_JSON } from './endpoint.ts';

const byId = z.object({ id: z.uuid() });
const byHandle = z.object({ handle: handle(PROFILE_LIMITS.username) });
const MANAGE = { access: { permission: 'estate.manage' }, rate: 'write' } as const;

/** Properties of the city. All members see them; holders of `estate.manage` maintain the registry. */
export const propertiesEndpoints = defineEndpoints({
  'GET /api/properties': {
    summary:
      'Properties by price, lowest first, or newest first: what is offered by when that was, everything else as it came into the registry. The price is what is asked, or what a property is worth that isn’t offered.',
    access: 'signed-in',
    rate: 'read',
    query: z.object({ ...listQuery, ...propertyFilters, sort: z.enum(['price', 'new']).default('price') }),
    answer: pageOf(propertyCardSchema),
    status: 200,
  },
  'GET /api/properties/mine': {
    summary: 'The properties of the caller, by their codes.',
    access: 'signed-in',
    rate: 'read',
    query: z.object(listQuery),
    answer: pageOf(propertyCardSchema),
    status: 200,
  },
  'GET /api/properties/market': {
    summary: 'How much is offered at the moment, and the property whose auction ends next.',
    access: 'signed-in',
    rate: 'read',
    answer: z.object({
      sale: z.int(),
      rent: z.int(),
      auction: z.int(),
      nextAuction: propertyCardSchema.nullable(),
    }),
    status: 200,
  },
  'GET /api/properties/map': {
    summary: 'Where the properties are that fit, all at once, for a map. Beyond 60,000 the rest is left out.',
    access: 'signed-in',
    rate: 'draw',
    query: z.object(propertyFilters),
    answer: z.object({ points: z.array(mapPointSchema), complete: z.boolean() }),
    status: 200,
  },
  'GET /api/members/:handle/properties': {
    summary: 'What a member owns and shows, by code: nothing of those who don’t show themselves.',
    access: 'signed-in',
    rate: 'read',
    params: byHandle,
    query: z.object(listQuery),
    answer: pageOf(propertyCardSchema),
    status: 200,
    errors: ['USER_NOT_FOUND'],
  },
  'GET /api/properties/export': {
    summary:
      'The registry as CSV (text/csv, UTF-8), by code. Cells that a spreadsheet would run are escaped.',
    access: { permission: 'estate.manage' },
    rate: 'draw',
    status: 200,
  },
  'POST /api/properties/import': {
    summary:
      'Takes over a CSV file with the columns of the export: adds what is new and changes what differs, by code. All of it or, with a problem, nothing; with `dryRun` nothing either way.',
    access: { permission: 'estate.manage' },
    rate: 'write',
    jsonLimits: LARGE_JSON,
    body: z
      .object({ csv: textFile(ESTATE_LIMITS.csv), dryRun: z.boolean().default(false) })
      .meta({ id: 'RegistryFile' }),
    answer: registryImportSchema,
    status: 200,
    errors: ['REGISTRY_FILE_REFUSED'],
  },
  'GET /api/properties/:id': {
    summary: 'One property with its history, by its id or its code.',
    access: 'signed-in',
    rate: 'read',
    params: z.object({ id: propertyKeySchema }),
    answer: propertySchema,
    status: 200,
    errors: ['PROPERTY_NOT_FOUND'],
  },
  'POST /api/properties': {
    summary: 'Adds a property to the registry.',
    ...MANAGE,
    body: newPropertySchema,
    answer: propertySchema,
    status: 201,
    errors: ['PROPERTY_CODE_TAKEN', 'PROPERTY_OWNER_UNKNOWN', 'MEDIA_NOT_FOUND'],
  },
  'PUT /api/properties/:id': {
    summary: 'Changes a property. Another owner is a transfer, and stands in the history.',
    ...MANAGE,
    params: byId,
    body: propertyChangeSchema,
    answer: propertySchema,
    status: 200,
    errors: [
      'PROPERTY_NOT_FOUND',
      'PROPERTY_STALE',
      'PROPERTY_OFFERED',
      'PROPERTY_CODE_TAKEN',
      'PROPERTY_OWNER_UNKNOWN',
      'MEDIA_NOT_FOUND',
    ] as const,
  },
  'POST /api/properties/:id/pictures': {
    summary:
      'Takes a picture of a property, of its owner or of those with estate.manage, as bytes, as POST /api/media does. It is shown once the property names it.',
    access: 'signed-in',
    accounts: 'unrestricted',
    rate: 'write',
    params: byId,
    query: z.object({
      name: line(0, 200).default(''),
      alt: line(0, MEDIA_LIMITS.alt).default(''),
    }),
    rawBody: { mostBytes: 2 * MEDIA_LIMITS.bytes },
    answer: mediaSchema,
    status: 201,
    errors: [
      'PROPERTY_NOT_FOUND',
      'ACCESS_DENIED',
      'PROPERTY_PICTURES_FULL',
      'MEDIA_DAMAGED',
      'MEDIA_HEIC',
      'MEDIA_REFUSED',
      'MEDIA_TOO_LARGE',
    ],
  },
  'PUT /api/properties/:id/presentation': {
    summary: 'Says what a property looks like: its owner, or those with estate.manage.',
    access: 'signed-in',
    accounts: 'unrestricted',
    rate: 'write',
    params: byId,
    body: propertyPresentationSchema,
    answer: propertySchema,
    status: 200,
    errors: ['PROPERTY_NOT_FOUND', 'PROPERTY_STALE', 'ACCESS_DENIED', 'MEDIA_NOT_FOUND'],
  },
  'DELETE /api/properties/:id': {
    summary: 'Takes a property that was never offered out of the registry.',
    ...MANAGE,
    params: byId,
    status: 204,
    errors: ['PROPERTY_NOT_FOUND', 'PROPERTY_IN_USE'],
  },
});
