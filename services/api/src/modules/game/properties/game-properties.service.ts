import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { GamePropertiesRepository } from './game-properties.repository.ts';

@Injectable()
export class GamePropertiesService {
  constructor(private readonly properties: GamePropertiesRepository) {}

  /** Takes over what the game says. Of a code that stands there twice the last counts. */
  async sync({
    properties,
  }: EndpointInput<'PUT /api/game/v1/properties'>['body']): Promise<
    EndpointAnswer<'PUT /api/game/v1/properties'>
  > {
    const byCode = new Map(properties.map((property) => [property.code, property]));
    const rows = [...byCode.values()].sort((one, other) => (one.code < other.code ? -1 : 1));
    await this.properties.upsertAll(rows);
    return { count: rows.length };
  }
}
