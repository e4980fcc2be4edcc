import { Global, Module } from '@nestjs/common';
import { DataVersions } from './data-versions.ts';
import { Database } from './database.ts';
import { DatabaseEvents } from './database-events.ts';

@Global()
@Module({
  providers: [Database, DatabaseEvents, DataVersions],
  exports: [Database, DatabaseEvents, DataVersions],
})
export class DatabaseModule {}
