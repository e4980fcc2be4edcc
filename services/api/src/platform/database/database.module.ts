import { Global, Module } from '@nestjs/common';
import { DataVersions } from './data-versions.ts';
import { Database } from './database.ts';

@Global()
@Module({
  providers: [Database, DataVersions],
  exports: [Database, DataVersions],
})
export class DatabaseModule {}
