import type { EndpointInput, Property, PropertyCard } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../../platform/auth/caller.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { decodeCursor, type Page, toPage } from '../../../platform/http/cursor.ts';
import { UsersService } from '../../users/users.service.ts';
import { PropertiesRepository } from './properties.repository.ts';
import { toProperty, toPropertyCard } from './property.view.ts';

/** A price or an instant, and the property. */
const position = z.tuple([z.int().min(0).max(Number.MAX_SAFE_INTEGER), z.uuid()]);
const codePosition = z.tuple([z.string().max(20)]);
/** As much of the history as a page shows. */
const MOST_EVENTS = 100;

/** Properties as members read them. */
@Injectable()
export class PropertyReading {
  constructor(
    private readonly properties: PropertiesRepository,
    private readonly users: UsersService,
  ) {}

  async list({
    cursor,
    limit,
    sort,
    ...query
  }: EndpointInput<'GET /api/properties'>['query']): Promise<Page<PropertyCard>> {
    const after = decodeCursor(cursor, position);
    const { district, type, kind, minPrice, maxPrice, garage } = query;
    const filters = { district, type, kind, minPrice, maxPrice, garage };
    const rows = await this.properties.findPage(filters, sort, after, limit + 1);
    return toPage(rows, limit, toPropertyCard, ({ property: { price, createdAt, id } }) => [
      sort === 'new' ? createdAt.getTime() : price,
      id,
    ]);
  }

  async mine(
    caller: Caller,
    { cursor, limit }: EndpointInput<'GET /api/properties/mine'>['query'],
  ): Promise<Page<PropertyCard>> {
    const after = decodeCursor(cursor, codePosition);
    const rows = await this.properties.findOwned(caller.id, after?.[0], limit + 1);
    return toPage(rows, limit, toPropertyCard, ({ property: { code } }) => [code]);
  }

  /** @throws PROPERTY_NOT_FOUND */
  async find(caller: Caller, id: string): Promise<Property> {
    const row = await this.properties.find(id);
    const card = row && (await this.properties.findCard(id));
    if (!row || !card) throw new ApiError('PROPERTY_NOT_FOUND');
    const { ownerId, ownerShown } = row;
    const mine = ownerId === caller.id;
    const manages = caller.permissions.includes('estate.manage');
    const owner =
      ownerId !== null && (mine || manages || ownerShown)
        ? (await this.users.namesOf([ownerId])).get(ownerId)
        : undefined;
    const events = await this.properties.findEvents(id, MOST_EVENTS);
    return toProperty(card, { row, owner, events, mine, manages });
  }
}
