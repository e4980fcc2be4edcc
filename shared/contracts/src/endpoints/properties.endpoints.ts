import { z } from 'zod';
import { cityDistrictSchema } from '../entities/event-plan.ts';
import { listQuery, pageOf } from '../entities/list.ts';
import {
  listingKindSchema,
  moneySchema,
  newPropertySchema,
  propertyCardSchema,
  propertyChangeSchema,
  propertySchema,
  propertyTypeSchema,
} from '../entities/property.ts';
import { ESTATE_LIMITS } from '../estate/estate-limits.ts';
import { defineEndpoints } from './endpoint.ts';

const byId = z.object({ id: z.uuid() });
const money = z.coerce.number().pipe(moneySchema).optional();
const filter = {
  district: cityDistrictSchema.optional(),
  type: propertyTypeSchema.optional(),
  /** `any` for whatever is offered; without it everything that is there. */
  kind: z.union([listingKindSchema, z.literal('any')]).optional(),
  minPrice: money,
  maxPrice: money,
  /** So many garage slots at least. */
  garage: z.coerce.number().pipe(z.int().min(0).max(ESTATE_LIMITS.garage)).optional(),
};
const MANAGE = { access: { permission: 'estate.manage' }, rate: 'write' } as const;

/** The properties of the city. Whoever is signed in sees them all; `estate.manage` keeps the registry. */
export const propertiesEndpoints = defineEndpoints({
  'GET /api/properties': {
    summary:
      'Properties by price, lowest first, or as they came into the registry, newest first. The price is what is asked, or what a property is worth that isn’t offered.',
    access: 'signed-in',
    rate: 'read',
    query: z.object({ ...listQuery, ...filter, sort: z.enum(['price', 'new']).default('price') }),
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
  'GET /api/properties/:id': {
    summary: 'One property with its history.',
    access: 'signed-in',
    rate: 'read',
    params: byId,
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
      ...['PROPERTY_NOT_FOUND', 'PROPERTY_STALE', 'PROPERTY_OFFERED', 'PROPERTY_CODE_TAKEN'],
      ...['PROPERTY_OWNER_UNKNOWN', 'MEDIA_NOT_FOUND'],
    ] as const,
  },
  'DELETE /api/properties/:id': {
    summary: 'Takes a property that was never offered out of the registry.',
    ...MANAGE,
    params: byId,
    status: 204,
    errors: ['PROPERTY_NOT_FOUND', 'PROPERTY_IN_USE'],
  },
});
