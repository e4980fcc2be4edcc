import { Global, Module } from '@nestjs/common';
import { Jobs } from './jobs.ts';

/** Jobs that run later or on a schedule, each on one of the processes on the database. */
@Global()
@Module({ providers: [Jobs], exports: [Jobs] })
export class JobsModule {}
