import { DATA_TOPICS, type DataTopic } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from './database.ts';

/** Number of changes of each data topic. Data that was read under the same number is still current. */
export type Versions = Readonly<Record<DataTopic, number>>;

const QUERY = {
  name: 'data_versions',
  text: 'SELECT topic, sum(changes)::float8 AS changes FROM data_versions GROUP BY topic',
};
const NEVER_CHANGED = Object.fromEntries(DATA_TOPICS.map((topic) => [topic, 0])) as Record<DataTopic, number>;

/** Reads the versions from the database each time, so that a write of one process is visible to all as soon as it is acknowledged. */
@Injectable()
export class DataVersions {
  constructor(private readonly database: Database) {}

  /** Returns the versions of the committed data. */
  async now(): Promise<Versions> {
    const rows = await this.database.readOutside<{ topic: DataTopic; changes: number }>(QUERY);
    const counted = { ...NEVER_CHANGED };
    for (const { topic, changes } of rows) counted[topic] = changes;
    return counted;
  }
}
