import { isVisible, type TeamMember, visibilityOf } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { RoleDirectory } from '../role-definitions/role-directory.service.ts';
import { TeamRepository } from './team.repository.ts';

/** The people who run the community, as everybody may see them. */
@Injectable()
export class TeamService {
  constructor(
    private readonly team: TeamRepository,
    private readonly directory: RoleDirectory,
  ) {}

  async list(): Promise<{ items: TeamMember[] }> {
    const table = await this.directory.now();
    // Streamers and whitelisted members belong to the community, but they don't run it: the team begins with HELPER.
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
