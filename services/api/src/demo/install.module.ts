import { Module } from '@nestjs/common';
import { MediaModule } from '../modules/media/media.module.ts';
import { DemoCovers } from './demo-covers.service.ts';
import { InstallService } from './install.service.ts';

@Module({ imports: [MediaModule], providers: [InstallService, DemoCovers] })
export class InstallModule {}
