import { Module } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { DiskFileStore } from '../../platform/storage/disk-file-store.ts';
import { FileStore } from '../../platform/storage/file-store.ts';
import { UsersModule } from '../users/users.module.ts';
import { AvifService } from './avif.service.ts';
import { HeldBytes } from './held-bytes.ts';
import { MediaController } from './media.controller.ts';
import { MediaRepository } from './media.repository.ts';
import { MediaService } from './media.service.ts';
import { MediaCleaning } from './media-cleaning.service.ts';
import { MediaFiles } from './media-files.service.ts';
import { MediaImports } from './media-imports.service.ts';
import { MediaServing } from './media-serving.service.ts';
import { MediaUploads } from './media-uploads.service.ts';
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

@Module({
  imports: [UsersModule],
  controllers: [MediaController],
  providers: [
    storeProvider,
    MediaRepository,
    MediaUsesRepository,
    PictureWork,
    MediaFiles,
    HeldBytes,
    MediaService,
    MediaUploads,
    MediaImports,
    MediaServing,
    MediaCleaning,
    AvifService,
  ],
  exports: [storeProvider, MediaService, MediaUploads, MediaImports, MediaServing, PictureWork, HeldBytes],
})
export class MediaModule {}
