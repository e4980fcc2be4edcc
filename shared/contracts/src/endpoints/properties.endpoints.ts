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
      'Returns properties by price, lowest first, or newest first: with `kind`, by the time of their listing, otherwise by the time they were added to the registry. The price is the asking price, or the value of a property that isn’t listed.',
    access: 'signed-in',
    rate: 'read',
    query: z.object({ ...listQuery, ...propertyFilters, sort: z.enum(['price', 'new']).default('price') }),
    answer: pageOf(propertyCardSchema),
    status: 200,
  },
  'GET /api/properties/mine': {
    summary: 'Returns the caller’s own properties, sorted by code.',
    access: 'signed-in',
    rate: 'read',
    query: z.object(listQuery),
    answer: pageOf(propertyCardSchema),
    status: 200,
  },
  'GET /api/properties/market': {
    summary: 'Returns the numbers of current listings, and the property whose auction ends next.',
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
    summary:
      'Returns the positions of all matching properties in one response, for a map. At most 60,000; the rest is left out.',
    access: 'signed-in',
    rate: 'draw',
    query: z.object(propertyFilters),
    answer: z.object({ points: z.array(mapPointSchema), complete: z.boolean() }),
    status: 200,
  },
  'GET /api/members/:handle/properties': {
    summary: 'Returns the properties of a member, sorted by code. Empty if the member hides them.',
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
      'Returns the registry as CSV (text/csv, UTF-8), sorted by code. Cells that a spreadsheet would execute are escaped.',
    access: { permission: 'estate.manage' },
    rate: 'draw',
    status: 200,
  },
  'POST /api/properties/import': {
    summary:
      'Imports a CSV file with the columns of the export: adds new properties and updates changed ones, by code. With any problem, nothing is imported. With `dryRun`, nothing is changed in any case.',
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
    summary: 'Returns a property with its history, by its id or its code.',
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
    summary: 'Changes a property. A change of the owner is a transfer, and is recorded in the history.',
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
      'Uploads a picture of a property as bytes, like POST /api/media. Only for the owner, and for members with the permission `estate.manage`. The picture is shown once the property’s presentation contains it.',
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
    summary:
      'Changes the presentation of a property: its description and pictures. Only for the owner, and for members with the permission `estate.manage`.',
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
    summary: 'Removes a property from the registry, if it was never listed.',
    ...MANAGE,
    params: byId,
    status: 204,
    errors: ['PROPERTY_NOT_FOUND', 'PROPERTY_IN_USE'],
  },
});
