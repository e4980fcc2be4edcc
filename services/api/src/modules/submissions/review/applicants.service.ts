import type { Review } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { AssignmentsService } from '../../users/assignments.service.ts';
import { LinkedIdentities } from '../linked-identities.ts';

/** Data about applicants for reviewers. */
@Injectable()
export class Applicants {
  constructor(
    private readonly assignments: AssignmentsService,
    private readonly identities: LinkedIdentities,
  ) {}

  async find(id: string): Promise<{ rank: number; identities: Review['identities'] }> {
    const holder = await this.assignments.findHolder(id);
    const linked = await this.identities.of(id);
    return {
      rank: holder?.rank ?? 0,
      identities: linked.map(({ provider, name, linkedAt }) => ({
        provider,
        name,
        linkedAt: linkedAt.toISOString(),
      })),
    };
  }
}
