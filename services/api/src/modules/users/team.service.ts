import { effectiveRoles, highestRank, type TeamMember } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Remembered } from '../../platform/memory/remembered.ts';
import { TeamRepository } from './team.repository.ts';

/** The people who run the community, as everybody may see them. */
@Injectable()
export class TeamService {
  private readonly listed: Remembered<TeamMember[]>;

  constructor(private readonly team: TeamRepository) {
    this.listed = new Remembered(() => this.read(), 2_000);
  }

  async list(): Promise<{ items: TeamMember[] }> {
    return { items: await this.listed.get() };
  }

  private async read(): Promise<TeamMember[]> {
    const rows = await this.team.findListed();
    return rows
      .map((row) => ({ ...row, roles: effectiveRoles(row.roles) }))
      .sort(
        (a, b) => highestRank(b.roles) - highestRank(a.roles) || a.fullName.localeCompare(b.fullName, 'en'),
      );
  }
}
