import { Global, Module } from '@nestjs/common';
import { Jobs } from './jobs.ts';

/** What is done later, or again and again: each time by one of the processes on the database. */
@Global()
@Module({ providers: [Jobs], exports: [Jobs] })
export class JobsModule {}
