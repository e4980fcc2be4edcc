import { Injectable } from '@nestjs/common';
import { FileStore, type StoredFile } from '../../../platform/storage/file-store.ts';
import type { FileRow } from '../submission-records.table.ts';
import { FilesRepository } from './files.repository.ts';

/** Files of submissions: rows in the database, bytes under a prefix of the file store that nothing else serves. */
@Injectable()
export class StoredFiles {
  constructor(
    private readonly files: FilesRepository,
    private readonly store: FileStore,
  ) {}

  findOfSubmission(submissionId: string): Promise<FileRow[]> {
    return this.files.findOfSubmission(submissionId);
  }

  find(submissionId: string, id: string): Promise<FileRow | undefined> {
    return this.files.find(submissionId, id);
  }

  /** Yields the files of a member's applications, for their data export. */
  async *ofMember(memberId: string): AsyncGenerator<{ id: string; name: string; file: StoredFile }> {
    for (const row of await this.files.findOfMember(memberId)) {
      const file = await this.open(row);
      if (file) yield { id: row.id, name: row.name, file };
    }
  }

  /** Inserts the row before writing the bytes, so that the cleaning finds the file if the process dies. */
  insert(row: Parameters<FilesRepository['insert']>[0]): Promise<FileRow> {
    return this.files.insert(row);
  }

  async writeBytes({ id }: FileRow, bytes: Buffer): Promise<void> {
    try {
      await this.store.write(keyOf(id), bytes);
    } catch (error) {
      await this.files.remove([id]);
      throw error;
    }
  }

  /** Returns undefined when the bytes are missing. */
  open({ id }: FileRow): Promise<StoredFile | undefined> {
    return this.store.read(keyOf(id));
  }

  /** Deletes bytes before rows, so that an interrupted deletion can be repeated. */
  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.store.remove(keyOf(id));
    await this.files.remove(ids);
  }

  /** Deletes files from before this time that no answer contains, and those of deleted submissions. @returns their number. */
  async removeLoose(before: Date, limit: number): Promise<number> {
    const loose = await this.files.findLoose(before, limit);
    await this.remove(loose);
    return loose.length;
  }
}

function keyOf(id: string): string {
  return `submissions/${id}`;
}
