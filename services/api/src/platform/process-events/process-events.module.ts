import { Global, Module } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../config/configuration.ts';
import { Database } from '../database/database.ts';
import { PostgresEvents } from './postgres-events.ts';
import { ProcessEvents } from './process-events.ts';
import { RedisEvents } from './redis-events.ts';

/** Events between processes: by Redis where it is configured, otherwise by PostgreSQL. */
@Global()
@Module({
  providers: [
    {
      provide: ProcessEvents,
      inject: [Database, CONFIGURATION],
      useFactory: (database: Database, configuration: Configuration) =>
        configuration.redis
          ? new RedisEvents(database, configuration)
          : new PostgresEvents(database, configuration),
    },
  ],
  exports: [ProcessEvents],
})
export class ProcessEventsModule {}
