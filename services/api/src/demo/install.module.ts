import { Module } from '@nestjs/common';
import { MediaModule } from '../modules/media/media.module.ts';
import { DemoCoversService } from './demo-covers.service.ts';
import { InstallService } from './install.service.ts';

@Module({ imports: [MediaModule], providers: [InstallService, DemoCoversService] })
export class InstallModule {}
