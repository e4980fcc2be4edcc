import type { EndpointAnswer } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { MarketRepository } from './market.repository.ts';
import { PropertiesRepository } from './properties.repository.ts';
import { toPropertyCard } from './property.view.ts';

/** Summary of the market. */
@Injectable()
export class Market {
  constructor(
    private readonly market: MarketRepository,
    private readonly properties: PropertiesRepository,
  ) {}

  async summary(): Promise<EndpointAnswer<'GET /api/properties/market'>> {
    const [counts, nextId] = await Promise.all([this.market.countOffered(), this.market.findNextAuction()]);
    const next = nextId && (await this.properties.findCard(nextId));
    const of = (kind: string) => counts.find((row) => row.kind === kind)?.count ?? 0;
    return {
      sale: of('sale'),
      rent: of('rent'),
      auction: of('auction'),
      nextAuction: next ? toPropertyCard(next) : null,
    };
  }
}
