import {
  type EndpointAnswer,
  type EndpointInput,
  isVisible,
  MAP_PROPERTIES,
  type Property,
  type PropertyCard,
  visibilityOf,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../../platform/auth/caller.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { decodeCursor, type Page, toPage } from '../../../platform/http/cursor.ts';
import { HandlesService } from '../../users/handles.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { TenanciesRepository } from '../tenancies/tenancies.repository.ts';
import { PropertiesRepository, type PropertyQuery } from './properties.repository.ts';
import { managesProperties } from './property.policy.ts';
import { toProperty, toPropertyCard } from './property.view.ts';

/** Price or instant, and id of the property. */
const position = z.tuple([z.int().min(0).max(Number.MAX_SAFE_INTEGER), z.uuid()]);
const codePosition = z.tuple([z.string().max(20)]);
/** Maximum of events in the response. */
const MAX_EVENTS = 100;
const NOTHING = { items: [], nextCursor: null };

/** Properties and the market, as members see them. */
@Injectable()
export class PropertiesService {
  constructor(
    private readonly properties: PropertiesRepository,
    private readonly tenancies: TenanciesRepository,
    private readonly users: UsersService,
    private readonly handles: HandlesService,
  ) {}

  async list({
    cursor,
    limit,
    sort,
    ...query
  }: EndpointInput<'GET /api/properties'>['query']): Promise<Page<PropertyCard>> {
    const after = decodeCursor(cursor, position);
    const rows = await this.properties.findPage(filtersOf(query), sort, after, limit + 1);
    return toPage(rows, limit, toPropertyCard, ({ property: { price, createdAt, listedAt, id } }) => [
      sort === 'price' ? price : ((query.kind && listedAt) || createdAt).getTime(),
      id,
    ]);
  }

  async map(
    query: EndpointInput<'GET /api/properties/map'>['query'],
  ): Promise<EndpointAnswer<'GET /api/properties/map'>> {
    const points = await this.properties.findPoints(filtersOf(query), MAP_PROPERTIES + 1);
    return { points: points.slice(0, MAP_PROPERTIES), complete: points.length <= MAP_PROPERTIES };
  }

  async mine(
    caller: Caller,
    { cursor, limit }: EndpointInput<'GET /api/properties/mine'>['query'],
  ): Promise<Page<PropertyCard>> {
    return this.owned(caller.id, decodeCursor(cursor, codePosition)?.[0], limit);
  }

  /** Returns nothing for deleted or banned members, or when the member hides their properties from the caller. @throws USER_NOT_FOUND */
  async ofMember(
    caller: Caller,
    handle: string,
    { cursor, limit }: EndpointInput<'GET /api/members/:handle/properties'>['query'],
  ): Promise<Page<PropertyCard>> {
    const after = decodeCursor(cursor, codePosition);
    const owner = await this.handles.find(handle);
    if (!owner) throw new ApiError('USER_NOT_FOUND');
    if (owner === 'closed' || owner.accountState === 'banned') return NOTHING;
    const shown = isVisible(visibilityOf(owner.visibility), 'properties', 'member');
    const sees = shown || owner.id === caller.id || managesProperties(caller);
    return sees ? this.owned(owner.id, after?.[0], limit) : NOTHING;
  }

  /** @param key id or code. @throws PROPERTY_NOT_FOUND */
  async find(caller: Caller, key: string): Promise<Property> {
    const row = await this.properties.find(key);
    const card = row && (await this.properties.findCard(row.id));
    if (!row || !card) throw new ApiError('PROPERTY_NOT_FOUND');
    const manages = managesProperties(caller);
    const events = await this.properties.findEvents(row.id, MAX_EVENTS);
    const people = events.flatMap(({ fromId, toId }) => [fromId, toId]);
    const names = await this.users.namesOf([row.ownerId, ...people]);
    const tenancyId = await this.tenancies.findActiveId(row.id, manages ? undefined : caller.id);
    return toProperty(card, { row, events, names, tenancyId, callerId: caller.id, manages });
  }

  /** Returns the number of listings, and the auction that ends next. */
  async market(): Promise<EndpointAnswer<'GET /api/properties/market'>> {
    const [counts, nextId] = await Promise.all([
      this.properties.countOffered(),
      this.properties.findNextAuction(),
    ]);
    const next = nextId && (await this.properties.findCard(nextId));
    const of = (kind: string) => counts.find((row) => row.kind === kind)?.count ?? 0;
    return {
      sale: of('sale'),
      rent: of('rent'),
      auction: of('auction'),
      nextAuction: next ? toPropertyCard(next) : null,
    };
  }

  private async owned(
    ownerId: string,
    afterCode: string | undefined,
    limit: number,
  ): Promise<Page<PropertyCard>> {
    const rows = await this.properties.findOwned(ownerId, afterCode, limit + 1);
    return toPage(rows, limit, toPropertyCard, ({ property: { code } }) => [code]);
  }
}

function filtersOf(query: EndpointInput<'GET /api/properties/map'>['query']): PropertyQuery {
  const { district, type, kind, minPrice, maxPrice, garage, search } = query;
  return { district, type, kind, minPrice, maxPrice, garage, search };
}
