import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { RolesModule } from '../roles/roles.module.ts';
import { FormUsesModule } from '../submissions/form-uses.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { FormPublishingService } from './form-publishing.service.ts';
import { FormWritingService } from './form-writing.service.ts';
import { FormsController } from './forms.controller.ts';
import { FormsMemberData } from './forms.member-data.ts';
import { FormsRepository } from './forms.repository.ts';
import { FormsSearch } from './forms.search.ts';
import { FormsService } from './forms.service.ts';
import { PublishedFormsService } from './published-forms.service.ts';

@Module({
  imports: [UsersModule, RolesModule, AuditModule, FormUsesModule],
  controllers: [FormsController],
  providers: [
    FormsRepository,
    FormsService,
    FormWritingService,
    FormPublishingService,
    PublishedFormsService,
    FormsSearch,
    FormsMemberData,
  ],
  exports: [PublishedFormsService],
})
export class FormsModule {}
