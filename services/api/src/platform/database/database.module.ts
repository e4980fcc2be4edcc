import { Global, Module } from '@nestjs/common';
import { Database } from './database.ts';
import { DatabaseEvents } from './database-events.ts';

@Global()
@Module({ providers: [Database, DatabaseEvents], exports: [Database, DatabaseEvents] })
export class DatabaseModule {}
