import type { EndpointAnswer } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Remembered } from '../../platform/memory/remembered.ts';
import { CensusRepository } from './census.repository.ts';

/** Numbers about the community. Counting takes the database longer the more members there are, so it is done every few seconds. */
@Injectable()
export class CensusService {
  private readonly counted: Remembered<number>;
  private readonly measured: Remembered<EndpointAnswer<'GET /api/users/activity'>>;

  constructor(census: CensusRepository) {
    this.counted = new Remembered(() => census.countMembers(), 2_000);
    this.measured = new Remembered(
      async () => ({ ...(await census.measureActivity()), measuredAt: new Date().toISOString() }),
      5_000,
    );
  }

  async count(): Promise<EndpointAnswer<'GET /api/users/count'>> {
    return { count: await this.counted.get() };
  }

  activity(): Promise<EndpointAnswer<'GET /api/users/activity'>> {
    return this.measured.get();
  }
}
