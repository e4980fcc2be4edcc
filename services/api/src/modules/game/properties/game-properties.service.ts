import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import {
  type GameOwner,
  PropertyRegistryService,
} from '../../estate/properties/property-registry.service.ts';
import { IdentitiesService } from '../../identities/identities.service.ts';
import { GamePropertiesRepository } from './game-properties.repository.ts';

type ReportedProperties = EndpointInput<'PUT /api/game/v1/properties'>['body']['properties'];

@Injectable()
export class GamePropertiesService {
  constructor(
    private readonly properties: GamePropertiesRepository,
    private readonly identities: IdentitiesService,
    private readonly registry: PropertyRegistryService,
  ) {}

  /** Stores the properties of the game, and synchronizes owners into the registry. Of duplicate codes the last entry wins. */
  async sync({
    properties,
  }: EndpointInput<'PUT /api/game/v1/properties'>['body']): Promise<
    EndpointAnswer<'PUT /api/game/v1/properties'>
  > {
    const byCode = new Map(properties.map((property) => [property.code, property]));
    const rows = [...byCode.values()].sort((one, other) => (one.code < other.code ? -1 : 1));
    await this.properties.upsertAll(rows);
    return {
      count: rows.length,
      transferred: await this.registry.applyGameOwners(await this.knownOwners(rows)),
    };
  }

  /** Returns the owners with a linked account; properties of others are left out. */
  private async knownOwners(rows: ReportedProperties): Promise<GameOwner[]> {
    const found = await this.identities.ownersOf(rows.flatMap(({ owner }) => owner ?? []));
    return rows.flatMap(({ code, owner }): GameOwner[] => {
      if (owner === null) return [{ code, ownerId: null }];
      const ownerId = found.get(owner);
      return ownerId === undefined ? [] : [{ code, ownerId }];
    });
  }
}
