import { DATA_TOPICS, type DataTopic } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { SharedQuestion } from '../memory/shared-question.ts';
import { Database } from './database.ts';

/** How often each kind of data has been changed so far. What was made of it under the same number is still right. */
export type Versions = Readonly<Record<DataTopic, number>>;

const QUERY = {
  name: 'data_versions',
  text: 'SELECT topic, sum(changes)::float8 AS changes FROM data_versions GROUP BY topic',
};
const NEVER_CHANGED = Object.fromEntries(DATA_TOPICS.map((topic) => [topic, 0])) as Record<DataTopic, number>;

/** Asks the database, never a memory of it: so what one process wrote counts on all of them as soon as it is acknowledged. */
@Injectable()
export class DataVersions {
  private readonly question: SharedQuestion<Versions>;

  constructor(database: Database) {
    this.question = new SharedQuestion(async () => {
      const rows = await database.readOutside<{ topic: DataTopic; changes: number }>(QUERY);
      const counted = { ...NEVER_CHANGED };
      for (const { topic, changes } of rows) counted[topic] = changes;
      return counted;
    });
  }

  /** The versions at this moment or later, of what is committed. */
  now(): Promise<Versions> {
    return this.question.ask();
  }
}
