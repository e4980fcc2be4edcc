import { Module } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { DiskFileStore } from '../../platform/storage/disk-file-store.ts';
import { FileStore } from '../../platform/storage/file-store.ts';
import { UsersModule } from '../users/users.module.ts';
import { AvatarsController } from './avatars/avatars.controller.ts';
import { AvatarsMemberData } from './avatars/avatars.member-data.ts';
import { MemberPicturesRepository } from './avatars/member-pictures.repository.ts';
import { MemberPicturesService } from './avatars/member-pictures.service.ts';
import { HeldBytes } from './held-bytes.ts';
import { ImagesController } from './images/images.controller.ts';
import { ImagesService } from './images/images.service.ts';
import { MediaController } from './media.controller.ts';
import { MediaMemberData } from './media.member-data.ts';
import { MediaRepository } from './media.repository.ts';
import { MediaService } from './media.service.ts';
import { MediaEncodingService } from './media-encoding.service.ts';
import { MediaServingService } from './media-serving.service.ts';
import { MediaUploadsService } from './media-uploads.service.ts';
import { MediaUsesRepository } from './media-uses.repository.ts';
import { PictureWork } from './picture-work.ts';

/** Opens the store for pictures: the bucket if releases are in one, otherwise the disk. The S3 client is loaded only if it is needed. */
async function openStore({ releases, mediaDir }: Configuration): Promise<FileStore> {
  if (releases.storage === 'disk') return new DiskFileStore(mediaDir);
  const [{ S3Bucket, s3Client }, { S3FileStore }] = await Promise.all([
    import('../../platform/storage/s3-bucket.ts'),
    import('../../platform/storage/s3-file-store.ts'),
  ]);
  return new S3FileStore(new S3Bucket(s3Client(releases.s3), releases.s3.bucket), 'media/');
}

const storeProvider = { provide: FileStore, useFactory: openStore, inject: [CONFIGURATION] };

/** Pictures: the library of the site, its artwork, and members' pictures and banners. */
@Module({
  imports: [UsersModule],
  controllers: [MediaController, AvatarsController, ImagesController],
  providers: [
    storeProvider,
    MediaRepository,
    MediaUsesRepository,
    PictureWork,
    MediaEncodingService,
    HeldBytes,
    MediaService,
    MediaUploadsService,
    MediaServingService,
    MediaMemberData,
    MemberPicturesRepository,
    MemberPicturesService,
    AvatarsMemberData,
    ImagesService,
  ],
  exports: [
    storeProvider,
    MediaService,
    MediaUploadsService,
    MediaServingService,
    PictureWork,
    HeldBytes,
    MemberPicturesService,
  ],
})
export class MediaModule {}
