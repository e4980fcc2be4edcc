import { effectiveRoles, highestRank, type TeamMember } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { TeamRepository } from './team.repository.ts';

/** The people who run the community, as everybody may see them. */
@Injectable()
export class TeamService {
  constructor(private readonly team: TeamRepository) {}

  async list(): Promise<{ items: TeamMember[] }> {
    const rows = await this.team.findListed();
    const items = rows
      .map((row) => ({ ...row, roles: effectiveRoles(row.roles) }))
      .sort(
        (a, b) => highestRank(b.roles) - highestRank(a.roles) || a.fullName.localeCompare(b.fullName, 'en'),
      );
    return { items };
  }
}
