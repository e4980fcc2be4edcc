import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Jobs } from './jobs.ts';
import { PeriodicTasksService } from './periodic-tasks.service.ts';

/** Jobs that run later or on a schedule, each on one of the processes on the database. */
@Global()
@Module({ imports: [DiscoveryModule], providers: [Jobs, PeriodicTasksService], exports: [Jobs] })
export class JobsModule {}
