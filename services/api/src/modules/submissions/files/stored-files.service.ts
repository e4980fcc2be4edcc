import { Injectable } from '@nestjs/common';
import { Every } from '../../../platform/jobs/every.decorator.ts';
import { FileStore, type StoredFile } from '../../../platform/storage/file-store.ts';
import { DAY_MS } from '../../../platform/time/durations.ts';
import type { SubmissionFileRow } from '../submission-records.table.ts';
import { FilesRepository } from './files.repository.ts';

/** Maximum per run of the cleaning; the rest follows in the next hour. */
const MAX_BATCH_SIZE = 200;

/** Files of submissions: rows in the database, bytes under a prefix of the file store that nothing else serves. */
@Injectable()
export class StoredFilesService {
  constructor(
    private readonly files: FilesRepository,
    private readonly store: FileStore,
  ) {}

  /** Yields the files of a member's applications, for their data export. */
  async *ofMember(memberId: string): AsyncGenerator<{ id: string; name: string; file: StoredFile }> {
    for (const row of await this.files.findOfMember(memberId)) {
      const file = await this.open(row);
      if (file) yield { id: row.id, name: row.name, file };
    }
  }

  /** Writes the bytes of an inserted row: the cleaning finds the file even if the process dies in between. */
  async writeBytes({ id }: SubmissionFileRow, bytes: Buffer): Promise<void> {
    try {
      await this.store.write(keyOf(id), bytes);
    } catch (error) {
      await this.files.remove([id]);
      throw error;
    }
  }

  /** Returns undefined when the bytes are missing. */
  open({ id }: SubmissionFileRow): Promise<StoredFile | undefined> {
    return this.store.read(keyOf(id));
  }

  /** Deletes bytes before rows, so that an interrupted deletion can be repeated. */
  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.store.remove(keyOf(id));
    await this.files.remove(ids);
  }

  /** Deletes files that never became part of an answer within a day, and those of deleted submissions. @returns their number. */
  @Every('hour')
  async clean(now = new Date()): Promise<number> {
    const loose = await this.files.findLoose(new Date(now.getTime() - DAY_MS), MAX_BATCH_SIZE);
    await this.remove(loose);
    return loose.length;
  }
}

function keyOf(id: string): string {
  return `submissions/${id}`;
}
