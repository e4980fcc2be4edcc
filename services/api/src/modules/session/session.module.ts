import { Global, Module } from '@nestjs/common';
import { Callers } from '../../platform/auth/callers.ts';
import { RolesModule } from '../roles/roles.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { ArrivalService } from './arrival.service.ts';
import { SessionService } from './session.service.ts';
import { UserinfoClient } from './userinfo.client.ts';

/** Global, because the guard at the door of each call asks it. */
@Global()
@Module({
  imports: [UsersModule, RolesModule],
  providers: [UserinfoClient, ArrivalService, { provide: Callers, useClass: SessionService }],
  exports: [Callers],
})
export class SessionModule {}
