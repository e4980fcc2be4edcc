import { Module } from '@nestjs/common';
import { InstallService } from './install.service.ts';

@Module({ providers: [InstallService] })
export class InstallModule {}
