import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  deployFindings,
  type Finding,
  type LiveSite,
  type ReleaseDescription,
  SHELL_ROUTES,
} from '@boardwalk/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { formFindings } from './release-form.policy.ts';
import { ServedRemotesRepository } from './served-remotes.repository.ts';

/** Shell builds of the last days, newest first, as their build records them. Pages of each may still be open. */
const shellsSchema = z.array(z.object({ kit: z.string() }));
const SHELL_PATHS = Object.values(SHELL_ROUTES).map(({ path }) => path);

/** Current live versions, and checks whether a release is compatible with them. */
@Injectable()
export class LiveSiteService {
  private readonly logger = new Logger('Releases');
  private readonly shells: string;
  private readonly ownOrigins: readonly string[];
  private problem: string | undefined;

  constructor(
    private readonly served: ServedRemotesRepository,
    @Inject(CONFIGURATION) { releases, siteOrigin, auth }: Configuration,
  ) {
    this.ownOrigins = [siteOrigin, new URL(auth.issuer).origin];
    this.shells = join(releases.shellFolder, 'shells.json');
  }

  /** Returns all reasons against serving a release now. */
  async findings(release: ReleaseDescription): Promise<Finding[]> {
    return this.findingsFor(release, await this.kits());
  }

  /**
   * Returns the findings for a release that was built with the shell: its kit has to match only that shell. Pages of older shells use the previous
   * version, which is the fallback.
   */
  async findingsWithItsShell(release: ReleaseDescription): Promise<Finding[]> {
    const [newest] = await this.kits();
    return this.findingsFor(release, newest ? [newest] : []);
  }

  private async findingsFor(release: ReleaseDescription, kits: string[]): Promise<Finding[]> {
    const form = formFindings(release);
    // A malformed release can't be checked further.
    return form.length > 0 ? form : deployFindings(release, await this.readSite(release.name, kits));
  }

  private async readSite(name: string, kits: string[]): Promise<LiveSite> {
    const rows = await this.served.findAll();
    const others = rows
      .filter(({ served }) => served?.remote !== name)
      .flatMap(({ live, canary, staff }) => [live, canary, staff])
      .filter((release) => release !== null);
    return { kits, others, shellPaths: SHELL_PATHS, ownOrigins: this.ownOrigins };
  }

  /** Without a record of shells kits can't be checked. */
  private async kits(): Promise<string[]> {
    try {
      const text = await readFile(this.shells, 'utf8');
      this.problem = undefined;
      return shellsSchema.parse(JSON.parse(text)).map(({ kit }) => kit);
    } catch (error) {
      const problem = String(error);
      if (problem !== this.problem) this.logger.warn(`The shell’s builds can’t be read: ${problem}`);
      this.problem = problem;
      return [];
    }
  }
}

const MAX_REPORTED = 50;

/** @throws RELEASE_REFUSED with every finding, if there are any. */
export function refuseUnlessFine(findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  const fields = findings
    .slice(0, MAX_REPORTED)
    .map(({ where, what, mend }) => ({ path: where, message: `${what} ${mend}` }));
  throw new ApiError('RELEASE_REFUSED', { fields });
}
