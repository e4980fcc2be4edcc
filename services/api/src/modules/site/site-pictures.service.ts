import type { SiteSettings } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/errors/api-error.ts';
import { MediaService } from '../media/media.service.ts';
import { cleanLogo } from './logo-svg.policy.ts';
import { mediaOf, withPictures } from './site-settings.policy.ts';

/** The owner of pictures that a version of the settings shows. */
const OWNER = 'site';

/** The pictures of the site: what is saved shows those that there are, in their own sizes, and a logo that is a drawing. */
@Injectable()
export class SitePictures {
  constructor(private readonly media: MediaService) {}

  /** The settings as they can be kept. @throws MEDIA_NOT_FOUND, SITE_LOGO_REFUSED */
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

  /** Keeps what a version shows for as long as there is the version, so that it can be restored. */
  async keepFor(number: number, settings: SiteSettings): Promise<void> {
    const missing = await this.media.setUses(OWNER, String(number), mediaOf(settings));
    if (missing.length > 0) throw new ApiError('MEDIA_NOT_FOUND');
  }
}
