import { Global, Module } from '@nestjs/common';
import { PrincipalResolver } from '../../platform/auth/principal-resolver.ts';
import { RoleDefinitionsModule } from '../roles/definitions/role-definitions.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { SessionService } from './session.service.ts';
import { UserProvisioningService } from './user-provisioning.service.ts';
import { UserinfoClient } from './userinfo.client.ts';

/** Global, because the authentication guard of every call uses it. */
@Global()
@Module({
  imports: [UsersModule, RoleDefinitionsModule],
  providers: [
    UserinfoClient,
    UserProvisioningService,
    { provide: PrincipalResolver, useClass: SessionService },
  ],
  exports: [PrincipalResolver],
})
export class SessionModule {}
