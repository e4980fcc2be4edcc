import { Module } from '@nestjs/common';
import { ReleasesModule } from '../releases/releases.module.ts';
import { RemotePermissionsController } from './remote-permissions.controller.ts';

/** Permissions that remotes declare, for people who edit roles. */
@Module({ imports: [ReleasesModule], controllers: [RemotePermissionsController] })
export class RemotePermissionsModule {}
