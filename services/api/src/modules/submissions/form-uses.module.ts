import { Module } from '@nestjs/common';
import { InboxItemsModule } from '../inbox/inbox-items.module.ts';
import { FormUsesRepository } from './form-uses.repository.ts';
import { FormUsesService } from './form-uses.service.ts';

/** Separate from the other modules of submissions, which depend on forms. */
@Module({
  imports: [InboxItemsModule],
  providers: [FormUsesRepository, FormUsesService],
  exports: [FormUsesService],
})
export class FormUsesModule {}
