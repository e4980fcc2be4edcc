import type { SiteSettings } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/errors/api-error.ts';
import { MediaService } from '../media/media.service.ts';
import { cleanLogo } from './logo-svg.policy.ts';
import { mediaOf, withPictures } from './site-settings.policy.ts';

/** Owner of pictures that a version of the settings uses. */
const OWNER = 'site';

/** Pictures of the settings: saved ones must exist and have their actual dimensions, and a logo must be sanitized. */
@Injectable()
export class SitePictures {
  constructor(private readonly media: MediaService) {}

  /** Returns the settings as they can be saved. @throws MEDIA_NOT_FOUND, SITE_LOGO_REFUSED */
  async checked(settings: SiteSettings): Promise<SiteSettings> {
    const there = await this.media.findMany(mediaOf(settings));
    if (mediaOf(settings).some((id) => !there.has(id))) throw new ApiError('MEDIA_NOT_FOUND');
    const sized = withPictures(settings, (picture) => {
      const { width, height } = there.get(picture.mediaId) ?? picture;
      return { ...picture, width, height };
    });
    if (sized.look.logoSvg === '') return sized;
    const logoSvg = cleanLogo(sized.look.logoSvg);
    if (!logoSvg) throw new ApiError('SITE_LOGO_REFUSED');
    return { ...sized, look: { ...sized.look, logoSvg } };
  }

  /** Records the pictures of a version as used, so that it can be restored. */
  async keepFor(number: number, settings: SiteSettings): Promise<void> {
    const missing = await this.media.setUses(OWNER, String(number), mediaOf(settings));
    if (missing.length > 0) throw new ApiError('MEDIA_NOT_FOUND');
  }
}
