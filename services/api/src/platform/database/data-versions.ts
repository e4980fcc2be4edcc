import { DATA_TOPICS, type DataTopic } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from './database.ts';

/** How often each kind of data has changed. What was read under the same number still holds. */
export type Versions = Readonly<Record<DataTopic, number>>;

const QUERY = {
  name: 'data_versions',
  text: 'SELECT topic, sum(changes)::float8 AS changes FROM data_versions GROUP BY topic',
};
const NEVER_CHANGED = Object.fromEntries(DATA_TOPICS.map((topic) => [topic, 0])) as Record<DataTopic, number>;

/** Reads the versions from the database each time: what one process wrote counts in all of them as soon as it is acknowledged. */
@Injectable()
export class DataVersions {
  constructor(private readonly database: Database) {}

  /** The versions of what is committed at this moment. */
  async now(): Promise<Versions> {
    const rows = await this.database.readOutside<{ topic: DataTopic; changes: number }>(QUERY);
    const counted = { ...NEVER_CHANGED };
    for (const { topic, changes } of rows) counted[topic] = changes;
    return counted;
  }
}
