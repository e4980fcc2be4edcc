import { isVisible, type TeamMember, visibilityOf } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { RoleDirectory } from '../role-definitions/role-directory.service.ts';
import { TeamRepository } from './team.repository.ts';

/** Staff of the community, publicly visible. */
@Injectable()
export class TeamService {
  constructor(
    private readonly team: TeamRepository,
    private readonly directory: RoleDirectory,
  ) {}

  async list(): Promise<{ items: TeamMember[] }> {
    const table = await this.directory.now();
    // Streamers and whitelisted members aren't staff: the team begins with HELPER.
    const least = table.rankOf('HELPER');
    const rows = await this.team.findListed(
      table.roles.filter(({ rank }) => rank >= least).map(({ name }) => name),
    );
    const items = rows
      .map(({ visibility, bio, ...row }) => ({
        ...row,
        bio: isVisible(visibilityOf(visibility), 'bio', 'visitor') ? bio : '',
        roles: table.effective(row.roles),
      }))
      .sort(
        (a, b) =>
          table.highestRank(b.roles) - table.highestRank(a.roles) ||
          a.fullName.localeCompare(b.fullName, 'en'),
      );
    return { items };
  }
}
