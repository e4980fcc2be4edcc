import { Global, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { Jobs } from './jobs.ts';

/**
 * What is done later or again and again. What one of several processes has to do, at its time, is a job; what each tidies up for itself now and
 * then is a method with `@Interval`, whose failure is a line in the log.
 */
@Global()
@Module({ imports: [ScheduleModule.forRoot()], providers: [Jobs], exports: [Jobs] })
export class JobsModule {}
