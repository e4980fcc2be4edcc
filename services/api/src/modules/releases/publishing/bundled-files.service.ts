import type { ReleaseDescription } from '@boardwalk/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { isMissing } from '../../../platform/storage/file-store.ts';
import { ReleaseStore } from '../storage/release-store.ts';
import { bundledFolder, readBundledFile } from './bundled-folder.ts';

/** Restores stored files of releases from the builds of this checkout. */
@Injectable()
export class BundledFilesService {
  private readonly logger = new Logger('Releases');
  private readonly folder: string;

  constructor(
    private readonly store: ReleaseStore,
    @Inject(CONFIGURATION) { releases }: Configuration,
  ) {
    this.folder = releases.bundledFolder;
  }

  /**
   * Restores files of a release whose build has the announced bytes.
   * @returns the paths of the other files.
   * @throws when the store can't be written.
   */
  async restore(release: ReleaseDescription, paths: readonly string[]): Promise<string[]> {
    const left: string[] = [];
    for (const path of paths) if (!(await this.restoreOne(release, path))) left.push(path);
    const restored = paths.length - left.length;
    if (restored > 0)
      this.logger.warn({
        msg: 'files of a release were lost or damaged, and were restored from the build',
        release: `${release.name} ${release.version}`,
        files: restored,
      });
    return left;
  }

  /** @returns whether the build has the file with the announced bytes. */
  private async restoreOne(release: ReleaseDescription, path: string): Promise<boolean> {
    const file = release.files[path];
    if (!file) return false;
    try {
      const { bytes, packed } = await readBundledFile(bundledFolder(this.folder, release), path);
      await this.store.repair(release, path, file, bytes, packed.length > 0 ? packed : undefined);
      return true;
    } catch (error) {
      if (isMissing(error) || (error instanceof ApiError && error.code === 'RELEASE_FILE_DAMAGED'))
        return false;
      throw error;
    }
  }
}
