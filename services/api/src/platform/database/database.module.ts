import { Global, Module } from '@nestjs/common';
import { DataVersionsMemberData } from './data-versions.member-data.ts';
import { DataVersions } from './data-versions.ts';
import { Database } from './database.ts';

@Global()
@Module({
  providers: [Database, DataVersions, DataVersionsMemberData],
  exports: [Database, DataVersions],
})
export class DatabaseModule {}
