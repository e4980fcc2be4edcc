import { Module } from '@nestjs/common';
import { InboxItemsModule } from '../inbox/inbox-items.module.ts';
import { FormUsesRepository } from './form-uses.repository.ts';
import { FormUsesService } from './form-uses.service.ts';

/** Apart from the rest of submissions, which needs the forms. */
@Module({
  imports: [InboxItemsModule],
  providers: [FormUsesRepository, FormUsesService],
  exports: [FormUsesService],
})
export class FormUsesModule {}
